import Foundation

/// The words for a day's states in a language.
struct StateWords {
  var selected: String
  var today: String
  var unavailable: String
  /// Available, but not to be selected.
  var unselectable: String
  /// Decorated by a mere circle.
  var marked: String
  var comma = ", "

  /// The words in a locale's language; English where they are not known.
  static func words(in locale: Locale) -> StateWords {
    let language = locale.language.languageCode?.identifier ?? "en"
    let script = locale.language.script?.identifier ?? ""
    return table["\(language)-\(script)"] ?? table[language] ?? english
  }

  private static let english = StateWords(
    selected: "selected", today: "today", unavailable: "unavailable", unselectable: "not selectable",
    marked: "marked")

  private static func words(
    _ selected: String, _ today: String, _ unavailable: String, _ unselectable: String, _ marked: String,
    comma: String = ", "
  ) -> StateWords {
    StateWords(
      selected: selected, today: today, unavailable: unavailable, unselectable: unselectable, marked: marked,
      comma: comma)
  }

  /// By language, or by language and script where scripts differ.
  private static let table: [String: StateWords] = [
    "en": english,
    "am": words("ተመርጧል", "ዛሬ", "አይገኝም", "መምረጥ አይቻልም", "ምልክት የተደረገበት", comma: "፣ "),
    "ar": words("محدد", "اليوم", "غير متاح", "لا يمكن تحديده", "عليه علامة", comma: "، "),
    "bg": words("избрано", "днес", "недостъпно", "не може да се избере", "отбелязано"),
    "ca": words("seleccionat", "avui", "no disponible", "no seleccionable", "marcat"),
    "cs": words("vybráno", "dnes", "nedostupné", "nelze vybrat", "označeno"),
    "da": words("valgt", "i dag", "ikke tilgængelig", "kan ikke vælges", "markeret"),
    "de": words("ausgewählt", "heute", "nicht verfügbar", "nicht auswählbar", "markiert"),
    "el": words("επιλεγμένο", "σήμερα", "μη διαθέσιμο", "δεν επιλέγεται", "σημειωμένο"),
    "es": words("seleccionado", "hoy", "no disponible", "no seleccionable", "marcado"),
    "fa": words("انتخاب‌شده", "امروز", "خارج از دسترس", "غیرقابل انتخاب", "نشان‌دار", comma: "، "),
    "fi": words("valittu", "tänään", "ei käytettävissä", "ei valittavissa", "merkitty"),
    "fr": words("sélectionné", "aujourd’hui", "indisponible", "non sélectionnable", "marqué"),
    "he": words("נבחר", "היום", "לא זמין", "לא ניתן לבחירה", "מסומן"),
    "hi": words("चयनित", "आज", "उपलब्ध नहीं", "चुना नहीं जा सकता", "चिह्नित"),
    "hu": words("kijelölve", "ma", "nem elérhető", "nem választható", "megjelölve"),
    "id": words("dipilih", "hari ini", "tidak tersedia", "tidak dapat dipilih", "ditandai"),
    "it": words("selezionato", "oggi", "non disponibile", "non selezionabile", "contrassegnato"),
    "ja": words("選択中", "今日", "利用不可", "選択不可", "印あり", comma: "、"),
    "ko": words("선택됨", "오늘", "사용할 수 없음", "선택할 수 없음", "표시됨"),
    "nb": words("valgt", "i dag", "ikke tilgjengelig", "kan ikke velges", "markert"),
    "nl": words("geselecteerd", "vandaag", "niet beschikbaar", "niet selecteerbaar", "gemarkeerd"),
    "pl": words("wybrano", "dzisiaj", "niedostępne", "nie można wybrać", "oznaczono"),
    "pt": words("selecionado", "hoje", "indisponível", "não selecionável", "marcado"),
    "ro": words("selectat", "astăzi", "indisponibil", "nu poate fi selectat", "marcat"),
    "ru": words("выбрано", "сегодня", "недоступно", "нельзя выбрать", "отмечено"),
    "sv": words("vald", "i dag", "inte tillgänglig", "kan inte väljas", "markerad"),
    "th": words("เลือกอยู่", "วันนี้", "ไม่พร้อมใช้งาน", "เลือกไม่ได้", "มีเครื่องหมาย"),
    "tr": words("seçili", "bugün", "kullanılamıyor", "seçilemez", "işaretli"),
    "uk": words("вибрано", "сьогодні", "недоступно", "не можна вибрати", "позначено"),
    "vi": words("đã chọn", "hôm nay", "không khả dụng", "không thể chọn", "được đánh dấu"),
    "zh-Hans": words("已选择", "今天", "不可用", "不可选择", "有标记", comma: "，"),
    "zh-Hant": words("已選取", "今天", "無法使用", "無法選取", "有標記", comma: "，"),
    "yue": words("已選取", "今日", "無法使用", "揀唔到", "有標記", comma: "，"),
  ]
}
