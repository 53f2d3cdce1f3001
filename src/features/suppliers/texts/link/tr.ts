/**
 * Turkish texts of the page behind a supplier's link.
 */
import { waitInWords, type WaitWords } from "../../../../web/words/wait.ts";
import type { LinkTexts } from "./link_texts.ts";

const waitWords: WaitWords = {
  second: ["saniye", "saniye"],
  minute: ["dakika", "dakika"],
  hour: ["saat", "saat"],
};

/** Texts of the page. */
export const linkTexts: LinkTexts = {
  language: "Türkçe",
  title: (period) => `${period} yılı emisyon değerleri`,
  formTitle: "Değerleriniz",
  optional: "isteğe bağlı",
  errorSummary: "Lütfen girdiklerinizi kontrol edin",
  fields: {
    direct_t_per_t: {
      label: "Doğrudan emisyonlar",
      hint:
        "Mal tonu başına ton CO2 eşdeğeri; yakıtlardan ve proseslerden, satın alınan öncül maddelerinkiler dahil.",
    },
    indirect_t_per_t: {
      label: "Dolaylı emisyonlar",
      hint: "Mal tonu başına ton CO2 eşdeğeri; tüketilen elektrikten.",
    },
    unit_content: { label: "İçerik", hint: "Bir ton maldaki içerik." },
    production_route: { label: "Üretim yolu", hint: "Bu malların üretildiği yol." },
    free_allocation_t_per_t: {
      label: "Özgül gömülü ücretsiz tahsisat (SEFA)",
      hint: "Mal tonu başına ton; işletmecinin emisyon raporundan. Yoksa boş bırakın.",
    },
    default_share: {
      label: "Varsayılan değerlerle belirlenen pay",
      hint: "0 ile 1 arasında: 0,05, yüzde 5 demektir.",
    },
    state: { label: "Değerlerin niteliği", hint: "Hangi kurallara göre belirlendikleri." },
    report: { label: "Doğrulama raporunun numarası", hint: "Doğrulayıcının yazdığı gibi." },
    day: { label: "Rapor tarihi", hint: "Yıl, ay, gün: 2027-03-01." },
    verifier: { label: "Doğrulayıcı", hint: "Akredite doğrulayıcının adı." },
    source: { label: "Verilerin kaynağı", hint: "Örneğin bir dosya veya izleme raporunuz." },
    carbon_amount: {
      label: "Ödenmesi gereken karbon fiyatı",
      hint: "Malların üretildiği yerde ödenen veya ödenmesi gereken, indirim öncesi ton başına tutar.",
    },
    carbon_currency: { label: "Para birimi", hint: "Üç harf: TRY, CNY, INR, EUR." },
    carbon_per: { label: "Fiyatın birimi", hint: "Emisyon tonu başına veya mal tonu başına." },
    carbon_rebate: {
      label: "İndirim",
      hint:
        "Bu tutardan geri verilen kısım, aynı para biriminde: ücretsiz tahsisatlar da sayılır. Hiçbir şey geri verilmediyse 0 yazın.",
    },
    carbon_evidence: { label: "Ödeme kanıtı", hint: "Ödemeyi gösteren belgenin referansı." },
    carbon_certifier: {
      label: "Ödemeyi onaylayan",
      hint: "Varsa ödemeyi onaylayan bağımsız kişi ((AB) 2023/956 sayılı Tüzük, madde 9).",
    },
    precursors: {
      label: "Öncül maddeler",
      hint:
        "Bu malların yapıldığı CBAM kapsamındaki mallar; örneğin cıvatada filmaşin, çimentoda klinker, ürede amonyak. Ücretsiz tahsisatı artırabilirler; emisyonları yukarıdaki verilerin içinde kalır.",
    },
    opinion: {
      label: "Doğrulayıcının görüşü",
      hint: "Raporda yazdığı gibi. Yorumlu tatmin edici de tatmin edicidir.",
    },
    accreditation: { label: "Akreditasyon numarası", hint: "Doğrulayıcının akreditasyon numarası." },
    accreditation_body: {
      label: "Akreditasyon kurumu",
      hint: "Doğrulayıcıyı akredite eden ulusal kurum, örneğin DAkkS.",
    },
  },
  clinker: {
    label: "Klinker içeriği",
    hint:
      "Mal tonu başına ton klinker: değerler o zaman klinker tonu başınadır. Yalnızca tahmini değerlerde boş kalabilir; onlar mal tonu başınadır.",
  },
  nitrogen: {
    label: "Azot içeriği",
    hint:
      "Mal tonu başına kilogram azot: değerler o zaman azot kilogramı başınadır. Yalnızca tahmini değerlerde boş kalabilir; onlar mal tonu başınadır.",
  },
  states: {
    estimated: "tahmini veya 2025 sonuna kadarki kurallara göre",
    operator: "2026’dan beri geçerli kurallara göre belirlenmiş ((AB) 2025/2547 sayılı Tüzük)",
    verified: "akredite bir doğrulayıcı tarafından tatmin edici bulunarak doğrulanmış",
  },
  opinions: { satisfactory: "tatmin edici", not_satisfactory: "tatmin edici değil" },
  precursors: {
    title: "Öncül maddeler (biliyorsanız)",
    none: "yok: yalnızca ham maddelerden üretilmiş",
    listed: "aşağıda belirtilmiş veya bilinmiyor",
    fields: {
      cn_code: { label: "CN kodu", hint: "Öncül maddenin gümrük kodu, sekiz rakam." },
      tonnes_per_tonne: { label: "Ton başına ton", hint: "Bir ton maldaki öncül madde: 1,06." },
      origin_country: { label: "Menşe ülke", hint: "Üretildiği yer: ad veya kod, örneğin TR." },
      production_route: { label: "Üretim yolu", hint: "Harfi, örneğin (C)." },
      verified_emissions_t_per_t: {
        label: "Emisyonlar",
        hint: "Öncül madde tonu başına ton CO2 eşdeğeri; üreticisinin doğrulanmış raporundan.",
      },
      free_allocation_t_per_t: {
        label: "Ücretsiz tahsisat (SEFA)",
        hint: "Öncül madde tonu başına ton; üreticisinin raporundan.",
      },
    },
    nth: (number) => `Öncül madde ${number}`,
    column: (label) => `Öncül madde: ${label}`,
    more: "Başka öncül maddeler",
  },
  carbonPrice: "Karbon fiyatı (malların üretildiği yerde ödendiyse)",
  carbonUnits: { emissions: "ton CO2 eşdeğeri", goods: "ton mal" },
  sheet: {
    name: "Değerler",
    explained: "Açıklamalar",
    column: "Sütun",
    holds: "İçeriği",
    cnCode: { label: "CN kodu", hint: "Malın gümrük kodu, sekiz rakam. Doldurulmuştur: değiştirmeyin." },
    goods: { label: "Mal", hint: "Malın adı, bilgi içindir." },
    period: { label: "Yıl", hint: "Emisyonların takvim yılı. Doldurulmuştur." },
    skipped: "Çizgi: bu mal için istenmiyor. Bilmediğiniz hücreleri ve malları boş bırakın.",
    furtherRows:
      "İkinci bir öncül madde, altta kendi satırında, yalnızca malın kodu ve öncül maddenin hücreleriyle yazılır.",
    download: "Tabloyu indir (Excel)",
  },
  inCell: (row, column, sentence) => `Satır ${row}, sütun ${column}: ${sentence}`,
  merged: (label) =>
    `“${label}” birleştirilmiş hücrelerde: birleştirmeyi kaldırın ve değeri her satıra yazın.`,
  shownOtherwise: (label) =>
    `“${label}” hücresi sayıyı bin olarak, başka bir birimle veya başka bir para biriminde gösteriyor: sayıyı kastedildiği gibi, düz bir sayı biçiminde yazın.`,
  struck: (label) =>
    `“${label}” üstü çizili olduğu için alınmadı: iptal edileni silin ve geçerli olanın üstündeki çizgiyi kaldırın.`,
  hiddenRows: (rows) => `Gizli satırlar da diğerleri gibi okundu: ${rows}.`,
  hiddenColumns: (names) => `Gizli sütunlar da diğerleri gibi okundu: ${names}.`,
  unknownColumn: (heading) => `“${heading}” sütunu tanınmıyor: içindekiler okunmadı.`,
  furtherSheets: (names) => `Bu sayfalarda da aynı sütunlar var ve okunmadılar: ${names}.`,
  notAsked: (what) => `“${what}” burada istenmiyor.`,
  everyRoute: "tüm yollar",
  more: "Varsa diğer veriler",
  verification: "Doğrulama (yalnızca doğrulanmış değerler için)",
  remark: "Not",
  remarkHint: "Bu değerler hakkında bilinmesi gerekenler. En fazla 1.000 karakter.",
  send: "Değerleri gönder",
  once:
    "Yalnızca bir kez gönderilebilir. Önce kontrol edin. Üretmediğiniz veya bilmediğiniz malları boş bırakın.",
  fileTitle: "Excel ile çalışmayı mı tercih edersiniz?",
  fileText:
    "Bu malların tablosunu indirin, doldurun ve burada seçin; veya doldurduysanız Komisyon’un tesisler için iletişim şablonunu seçin (Excel, .xlsx, en fazla 4 MB). Dosya aşağıdaki formu doldurmak için okunur; makrolar çalıştırılmaz. İşaretini kaldırmazsanız kanıt olarak formla birlikte gönderilir. Henüz hiçbir şey gönderilmez.",
  file: "Dosya",
  read: "Dosyayı oku",
  filled: (filled, all) =>
    `Şablondan ${all} maldan ${filled} tanesi dolduruldu. Aşağıdaki verileri kontrol edip gönderin.`,
  nothingTaken:
    "Dosyadan bu mallar için hiçbir veri alınamadı. Aşağıda düzeltilmesi gerekenler listelenmişse bunları düzeltip dosyayı yeniden seçin; aksi halde dosyada bu malların bulunup bulunmadığını kontrol edin veya formu doldurun.",
  macros:
    "Çalışma kitabında makrolar var: çalıştırılmadılar, rakamlar dosyada kayıtlı oldukları gibi okundu. Dosyanın kendisi kanıt olarak eklenemez: eklemek için makrosuz .xlsx olarak kaydedip yeniden seçin.",
  otherPeriod: (found) => `Şablon ${found} için; istenen yıl için değil. Verileri alınmadı.`,
  filesSent: "Birlikte gönderilecek dosyalar",
  fileIssues: "Şablonda düzeltilmesi gerekenler",
  noFile: "Dosya seçilmedi.",
  tooLarge: "Dosya 4 MB’tan büyük. Resimleri ve diğer sayfaları kaldırıp yeniden seçin.",
  unreadable:
    "Dosya okunamıyor: ilk sayfasında bu sayfanın tablosu bulunan veya Komisyon şablonunun sayfalarını içeren, parolasız bir Excel çalışma kitabı (.xlsx) olmalıdır.",
  laterTitle: "Bu şu anda yapılamıyor",
  busy: "Hizmet şu anda yoğun.",
  tooOften: "Bu sayfa çok sık açıldı.",
  kept: "Girdiğiniz bilgiler hâlâ burada.",
  sendAgain: "Yeniden dene",
  tryAgainIn: (seconds) => `${waitInWords(seconds, waitWords)} sonra yeniden deneyin.`,
  errors: {
    missing: (label) => `“${label}” alanı eksik.`,
    unknown: (label) => `“${label}” bilinmiyor.`,
    format: (label) => `“${label}” okunamıyor: yazılışını kontrol edin.`,
    range: (label) => `“${label}” olabilecek aralığın dışında.`,
    choice: (label) => `“${label}” seçeneklerden biri olmalıdır.`,
    ambiguous: (label) => `“${label}” iki anlama gelebilir: ondalık virgülle yazın.`,
    conflict: (label) => `“${label}” diğer bilgilerle çelişiyor.`,
    duplicate: (label) => `“${label}” iki kez verilmiş.`,
    length: (label) => `“${label}” çok uzun.`,
    unprintable: (label) => `“${label}” yazdırılamayan karakterler içeriyor.`,
    unreadable: (label) => `“${label}” okunamıyor.`,
  },
  suggestion: (value) => `${value} mi demek istediniz?`,
  sentTitle: "Teşekkürler, değerler gönderildi",
  sentText: (asker) =>
    `${asker} değerleri inceleyecek. Bir soru olursa yeni bağlantı içeren başka bir ileti alırsınız. Bu sayfayı kapatabilirsiniz.`,
  usedTitle: "Değerler daha önce gönderildi",
  usedText: (asker) =>
    `Bu bağlantı kullanıldı: ${asker} bir yanıt aldı. Bir şeyi değiştirmek için ${asker} ile iletişime geçin; yeni bir bağlantı alırsınız.`,
  lateTitle: "Bu bağlantının süresi doldu",
  lateText: (asker) => `${asker} firmasından yeni bir bağlantı isteyin.`,
  revokedTitle: "Talep geri çekildi",
  revokedText: (asker) => `${asker} artık yanıt beklemiyor. Yapılacak bir şey yok.`,
  unknownTitle: "Bu bağlantı çalışmıyor",
  unknownText:
    "Eksik olabilir: bağlantının tamamını iletiden kopyalayın. Yine çalışmazsa gönderenden yenisini isteyin.",
  privacy: (asker) => `Burada gönderdiklerinizi yalnızca ${asker} alır.`,
};
