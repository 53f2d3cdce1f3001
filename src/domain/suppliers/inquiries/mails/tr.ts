/**
 * Turkish texts of the mails to suppliers.
 */
import type { InquiryMails } from "./en.ts";

/** Texts of the mails. */
export const inquiryMails: InquiryMails = {
  subject: {
    asked: ({ asker, period, due }) =>
      `${asker}, ${period} yılı emisyon değerlerini istiyor (son gün: ${due})`,
    reminded: ({ asker, period, due }) =>
      `Hatırlatma: ${asker}, ${period} yılı emisyon değerlerini bekliyor (son gün: ${due})`,
    returned: ({ asker, period }) =>
      `${asker} firmasının ${period} yılı emisyon değerlerinizle ilgili bir sorusu var`,
  },
  opening: {
    asked: ({ asker, installation, period }) =>
      `${asker}, “${installation}” tesisinizin mallarını Avrupa Birliği’ne ithal ediyor ve bu malların ${period} yılı emisyonlarını istiyor.`,
    reminded: ({ asker, installation, period }) =>
      `${asker}, “${installation}” tesisinizin mallarının ${period} yılı emisyonlarını istemişti. Henüz yanıt gelmedi.`,
    returned: ({ asker, installation, period }) =>
      `“${installation}” tesisinin ${period} yılı emisyon değerleri için teşekkür ederiz. ${asker} değerleri bir notla geri gönderdi: lütfen yeniden inceleyip bir kez daha gönderin.`,
  },
  why: ({ asker }) =>
    `AB’nin Sınırda Karbon Düzenleme Mekanizması’na göre (SKDM/CBAM, (AB) 2023/956 sayılı Tüzük) ${asker} bu malların emisyonları için ödeme yapar. Sizin verileriniz olmadığında, bilerek yüksek tutulan varsayılan değerler uygulanır.`,
  goods: "Mallar",
  good: ({ code, name, route, pays }) =>
    `CN ${code}${name === "" ? "" : ` (${name})`}${route === "" ? "" : `, üretim yolu ${route}`}${
      pays === undefined
        ? ""
        : `: varsayılan değerlerle ${pays.unit} başına ${pays.cost} EUR (${pays.period} sertifika fiyatı: ${pays.price} EUR). CO2 emisyonları ${pays.unit} başına ${pays.breakEven} tonun altında kaldığında her ton ${pays.price} EUR tasarruf sağlar.`
    }`,
  needed:
    "Her mal için gerekenler: mal tonu başına ton CO2 eşdeğeri olarak doğrudan emisyonlar, sayıldığı yerde dolaylı emisyonlar (elektrik) ve verilerin kaynağı. Sayfada her alan açıklanmıştır. Komisyon’un tesisler için iletişim şablonunu doldurduysanız, bunun yerine o dosyayı yükleyebilirsiniz.",
  when: ({ due, until }) =>
    `Lütfen en geç ${due} tarihine kadar yanıtlayın. Bağlantı ${until} tarihine kadar ve yalnızca bir kez geçerlidir; hesap gerekmez.`,
  without: "Yanıt gelmezse varsayılan değerler geçerli kalır ve mallarınız daha pahalı olmaya devam eder.",
  message: ({ asker }) => `${asker} firmasının mesajı:`,
  remark: ({ asker }) => `${asker} firmasının notu:`,
  link: "Değerleri bildir",
  closing: ({ asker }) =>
    `Bu iletiyi, ${asker} adresinizi bildirdiği için aldınız. Bağlantıya sahip olan herkes sizin yerinize yanıt verebilir: yalnızca yetkili kişiye iletin. Sizinle ilgili değilse bir şey yapmanız gerekmez.`,
  between: "; ",
  titled: (title) => `${title}:`,
  units: { t: "ton", MWh: "MWh" },
  period: {
    quarter: (number, year) => `${year} yılı ${number}. çeyrek`,
    week: (number, year) => `${year} yılı ${number}. hafta`,
  },
  mark: ",",
  day: (day) => day.split("-").toReversed().join("."),
};
