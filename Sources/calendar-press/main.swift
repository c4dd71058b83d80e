print("calendar-press")
