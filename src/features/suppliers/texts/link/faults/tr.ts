/**
 * Turkish sentences about mistakes of suppliers.
 */
import type { NotRebuilt, TemplatePart } from "../../../../../kernel/findings/templates.ts";
import { type FaultSentences, quoted, written } from "./link_faults.ts";

const parts: Readonly<Record<TemplatePart, string>> = {
  code: "CN kodunu",
  country: "ülkeyi",
  direct: "özgül doğrudan emisyonları",
  indirect: "özgül dolaylı emisyonları",
  installation: "tesisin adını",
  periodEnd: "raporlama döneminin bitişini",
  periodStart: "raporlama döneminin başlangıcını",
  process: "üretim sürecini",
  unit: "birimi",
};

const reasons: Readonly<Record<NotRebuilt, string>> = {
  sheets: "D_Processes ve E_PurchPrec sayfalarından en az biri eksik",
  process: "A_InstData sayfasında bu adda bir süreç yok",
  inputs: "sürecin üretim miktarları, emisyonları veya öncül maddeleri eksik ya da okunamıyor",
  circle: "tesisin süreçleri birbirinin mallarını döngü içinde kullanıyor",
};

/** @returns a day `YYYY-MM-DD` as 15.02.2026 */
const day = (written: string): string => written.split("-").toReversed().join(".");

/** @returns a number as findings have it, with a decimal comma */
const figure = (plain: string): string => plain.replace(".", ",");

const calculate =
  "Çalışma kitabını bir tablo programında açın, hesaplatın, kaydedin ve dosyayı yeniden seçin.";

/** Sentences about mistakes. */
export const faultSentences: FaultSentences = {
  templateSheetMissing: ({ sheet }) =>
    `${quoted(sheet)} sayfası adına ve içeriğine göre arandı, bulunamadı: çalışma kitabının tamamını seçin.`,
  templateUnproven: ({ sheet }) =>
    `${
      quoted(sheet)
    } sayfası bulunamadı: rakamlar, hesaplandıkları verilerle karşılaştırılamadı. Çalışma kitabının tamamını seçin.`,
  templateSheetTwice: ({ sheet, names }) =>
    `Birden fazla sayfa ${quoted(sheet)} sayfasıyla aynı içeriğe sahip (${
      names.map(quoted).join(", ")
    }): doğru olanı bu adla bırakın, diğerlerini silin.`,
  templateVersion: ({ found }) =>
    `Şablonun ${
      quoted(found)
    } sürümü tanınmıyor; 2.0, 2.0.1, 2.1 ve 2.1.1 tanınır. Okunan verileri sayfayla karşılaştırın.`,
  templateCut: () => "Sayfada şablondakinden fazla satır veya sütun var: bunların ardında kalanlar okunmadı.",
  templateColumnsMoved: () =>
    "Sütun eklenmiş veya çıkarılmış; rakamlar ayırt edilemiyor. Şablonu yayımlandığı biçimde kullanın.",
  templateRowUnnumbered: () =>
    "Numarasız bir satırda; şablonun hiçbir formülü bu satırı saymaz. Malı numaralı bir satıra yazın.",
  templateMerged: ({ range }) =>
    `${range} hücreleri birleştirilmiş; bir hücre birkaç satırın yerine geçiyor. Her satırı ayrı doldurun.`,
  templateExampleFilled: () =>
    "Bu, şablonun hiç okunmayan örnek satırıdır ve başka rakamlar içeriyor: bu malları altındaki satırlara yazın.",
  templateCellError: ({ found }) =>
    `Hücrede ${found} hatası var: formülü düzeltin veya formülün başvurduğu hücreyi doldurun.`,
  templateMissing: ({ part }) => `Hücre boş: ${parts[part]} yazın.`,
  templateContradiction: ({ found, other, sheet, cell }) =>
    `Burada ${quoted(found)} yazıyor; ${sheet} sayfasının ${cell} hücresi ise ${
      other === "" ? "boş" : `${quoted(other)} diyor`
    }. ${calculate}`,
  templateOpenDay: ({ found, days }) =>
    `${quoted(found)} farklı tarihler olabilir: ${days.map(day).join(" veya ")}. YYYY-AA-GG biçiminde yazın.`,
  templatePeriod: ({ from, to }) =>
    `Raporlama dönemi ${day(from)} ile ${
      day(to)
    } arası. Değer bir takvim yılını kapsamalıdır (1 Ocak – 31 Aralık): yılın tamamının verilerini yazın ((AB) 2025/2547 sayılı Uygulama Tüzüğü, madde 7).`,
  templateCountry: ({ found }) =>
    `${quoted(found)} bilinen bir ülke değil: ISO 3166-1 kodunu yazın, örneğin TR.`,
  templatePlaceCode: ({ found }) =>
    `${
      quoted(found)
    }, tesisin ülkesine ait bir UN/LOCODE değil: ülkenin iki harfinden ve üç karakterden oluşur, örneğin TRIST.`,
  templateDegrees: ({ found, most }) =>
    `${quoted(found)} okunamıyor: dereceleri -${most} ile ${most} arasında ondalık sayı olarak yazın.`,
  templateShortCode: ({ found }) =>
    `${
      quoted(found)
    } eksik: CN kodu sekiz rakamdan oluşur, çünkü değerler ve beyanlar CN koduna göre verilir.`,
  templateCodeUnlisted: ({ code }) =>
    `${code}, CBAM tablolarındaki malların CN kodlarından biri değil: ithalat yılının nomenklatürüne bakın.`,
  templateCodeOutside: ({ code }) =>
    `CN kodu ${code} olan mallar CBAM Tüzüğü’nün I sayılı ekinde yer almıyor.`,
  templateCodeCategory: ({ code, category, expected }) =>
    `CN kodu ${code} olan mallar ${quoted(expected)} kategorisindendir, süreç ise ${
      quoted(category)
    } üretiyor: kodu veya süreci düzeltin.`,
  templateProcess: ({ found, known }) =>
    `${quoted(found)} süreci A_InstData sayfasında yok (${
      known.length === 0 ? "orada hiç süreç yazılmamış" : `oradakiler: ${known.map(quoted).join(", ")}`
    }): oradaki bir sürecin adını kullanın.`,
  templateUnit: ({ found, per }) =>
    `${quoted(found)} yazıyor, şablon ise t CO2e/${per} ile sayar: rakamları çevirin veya birimi düzeltin.`,
  templateShare: ({ found }) =>
    `${figure(found)}, 0 ile 1 arasında bir pay değil: yüzde 35’i 0,35 veya 35% olarak yazın.`,
  templateNegative: ({ found }) => `${figure(found)}: malların emisyonları sıfırın altında olamaz.`,
  templateZero: () =>
    "Doğrudan ve dolaylı hiçbir emisyonu olmayan mallar şablondan alınmaz. Süreci kontrol edin.",
  templateFarFrom: ({ found, least, most, isAbove }) =>
    `${figure(found)} t CO2e/t, bu malların varsayılan değerlerinin ve kıyas değerlerinin (${
      figure(least)
    } – ${figure(most)}) ${
      isAbove ? "on katından fazla" : "onda birinden az"
    }: birimi, ton mu kilogram mı kastedildiğini kontrol edin.`,
  templateSum: ({ direct, indirect, total }) =>
    `Toplam ${figure(total)} yazıyor; doğrudan (${figure(direct)}) ve dolaylı (${
      figure(indirect)
    }) emisyonların toplamı ise farklı: yanlış olanı düzeltin.`,
  templateStale: ({ found, rebuilt, process }) =>
    `Burada ${figure(found)} yazıyor; ${quoted(process)} sürecinin girdi sayfalarından ise ${
      figure(rebuilt)
    } çıkıyor. ${calculate}`,
  templateNotRebuilt: ({ why }) =>
    `Formülün sonucu yok ve girdi sayfalarından da hesaplanamıyor, çünkü ${reasons[why]}. ${calculate}`,
  templateUncalculated: () => `Formülün sonucu yok, bu yüzden bu veri eksik. ${calculate}`,
  templateTwoValues: ({ code, line }) =>
    `${line}. satırda CN kodu ${code} için başka bir değer var. Bir tesisin her CN kodu ve yıl için, süreçlerinin ortalaması olan tek bir değeri olur ((AB) 2025/2547 sayılı Uygulama Tüzüğü, madde 4(6)).`,
  templatePriceOpen: () =>
    "Karbon fiyatının para birimi yok ya da ödenmesi gereken fiyat, indirim ve etkin fiyat birbirini tutmuyor: karbon fiyatı alınmadı.",
  templateEmpty: () => "Hiç mal yok: her mal için süreci ve CN kodu yazılı bir satır gerekir.",
  noNumber: ({ found }) =>
    `${written(found)} tek başına bir sayı değil: yalnızca bir sayı yazın, örneğin 2,1.`,
  exponent: ({ found }) =>
    `${written(found)} üslü yazılmış, basamaklar eksik olabilir: sayıyı bütün basamaklarıyla yazın.`,
  otherMark: ({ found, mark }) =>
    `${written(found)} farklı bir ondalık işaretiyle yazılmış: ondalık ${
      mark === "comma" ? "virgül" : "nokta"
    } kullanın.`,
  shownOtherwise: ({ unit, format }) =>
    `Hücre sayıyı ${
      format !== undefined
        ? `${quoted(format)} biçimiyle, belki başka bir sayı olarak`
        : unit === ""
        ? "bin olarak"
        : `${quoted(unit)} birimiyle`
    } gösteriyor, oysa yalnız sayı okunur: buradaki birimle yazın ve hücreye düz bir sayı biçimi verin.`,
  unsaidComma: ({ found }) =>
    `${written(found)} içindeki virgül ondalık veya binlik ayırıcı olabilir: ondalık nokta kullanın.`,
  fractionOrThousands: ({ found, whole, fraction }) =>
    `${written(found)} hem ${fraction} hem ${whole} olabilir: hangisiyse öyle yazın.`,
  noDay: ({ found }) =>
    `${written(found)} bilinen bir tarih değil: YYYY-AA-GG biçiminde yazın, örneğin 2026-12-31.`,
  dayAsNumber: ({ found }) =>
    `${written(found)} bir sayı, tarih değil: YYYY-AA-GG biçiminde yazın, örneğin 2026-12-31.`,
  dayToCome: ({ last }) => `En geç ${day(last)} olabilir: gelecekteki bir tarih yazılamaz.`,
  opinionNotSatisfactory: () =>
    "Doğrulanmış değerlerde görüş tatmin edici olmalıdır; başka bir görüş varsa değerler için başka bir nitelik seçin.",
  periodToCome: ({ period }) => `${period} yılı henüz başlamadı: değerleri tahmini olarak gönderin.`,
  rebateAbovePrice: () => "İndirim, düşüldüğü tutardan büyük olamaz.",
  unitContentMissing: ({ unit }) =>
    `Bu nitelikteki değerler ${
      unit === "clinker" ? "klinker tonu" : "azot kilogramı"
    } başınadır: bir ton maldaki içeriği yazın.`,
  valueWithoutVerifier: () => "Doğrulayıcının adı eksik: değerleri kimin doğruladığını yazın.",
  verificationMissing: () =>
    "Doğrulanmış değerler için raporun numarası, tarihi ve görüşü gerekir. Rapor yoksa değerler için başka bir nitelik seçin.",
  verificationOfEstimate: () =>
    "Tahmini değerlerin doğrulaması olmaz: değerler için başka bir nitelik seçin veya doğrulama alanlarını boş bırakın.",
  verifiedTooEarly: ({ period }) =>
    `Rapor bütün bir takvim yılını kapsar: ${period} yılına ait bir raporun tarihi en erken ${
      day(`${period + 1}-01-01`)
    } olabilir. O güne kadar değerler henüz doğrulanmış değildir.`,
  more: ({ count }) => `Ayrıca ${count} uyarı daha var.`,
};
