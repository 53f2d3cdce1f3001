/** Claims of a preference in the languages of the agreements, by the words that each has for it. */
import assert from "node:assert/strict";
import { certificateOfOrigin } from "../../../../src/domain/invoices/layout/certificate_of_origin.ts";
import { isPreferential } from "../../../../src/domain/invoices/preference/claims.ts";
import { legibleShipment } from "../../../../src/domain/invoices/request/legible.ts";
import { originWarnings } from "../../../../src/domain/invoices/request/origin_warnings.ts";
import { about } from "../../../../src/kernel/issue.ts";
import { agreements } from "../../../support/agreements.ts";
import { exampleInvoice } from "../../../support/invoices.ts";

/** Words of the statement's languages: the 24 of the Union, then those of its partners; older agreements have another word in two. */
const claims: Readonly<Record<string, string>> = {
  bg: "тези продукти са с ЕС преференциален произход",
  cs: "mají tyto výrobky preferenční původ v EU",
  da: "har præferenceoprindelse i EU",
  de: "präferenzbegünstigte EU-Ursprungswaren sind",
  el: "είναι προτιμησιακής καταγωγής ΕΕ",
  en: "are of EU preferential origin",
  es: "gozan de un origen preferencial UE",
  et: "on EL sooduspäritoluga",
  fi: "etuuskohteluun oikeutettuja EU-alkuperätuotteita",
  fr: "ont l’origine préférentielle UE",
  ga: "de thionscnamh fabhrach an AE",
  hr: "EU preferencijalnog podrijetla",
  hu: "preferenciális EU származásúak",
  "hu (older)": "az áruk kedvezményes EU származásúak",
  it: "sono di origine preferenziale UE",
  lt: "yra ES preferencinės kilmės produktai",
  lv: "ir preferenciāla izcelsme ES",
  "lv (older)": "šiem produktiem ir priekšrocību izcelsme no ES",
  mt: "huma ta’ oriġini preferenzjali UE",
  nl: "van preferentiële EU-oorsprong zijn",
  pl: "mają UE preferencyjne pochodzenie",
  pt: "são de origem preferencial UE",
  ro: "sunt de origine preferențială UE",
  sk: "majú tieto výrobky preferenčný pôvod v EÚ",
  sl: "ima to blago preferencialno EU poreklo",
  sv: "har förmånsberättigande EU-ursprung",
  is: "eru af EES-fríðindauppruna",
  ja: "EU特恵原産品",
  ka: "EU შეღავათიანი წარმოშობის",
  ko: "EU 특혜 원산지",
  mk: "се со преференцијално потекло",
  no: "har EØS preferanseopprinnelse",
  sr: "ЕУ преференцијалног порекла",
  sq: "janë me origjinë preferenciale",
  tr: "AB tercihli menşeli",
  uk: "має преференційне походження",
  vi: "có xuất xứ ưu đãi EU",
};

const denials = [
  "The goods are of non-preferential origin.",
  "Die Waren haben nichtpräferenziellen Ursprung.",
  "Ohne Präferenz",
  "d’origine non préférentielle",
  "de origen no preferencial",
  "nepreferenční původ",
  "pochodzenie niepreferencyjne",
  "непреференциален произход",
  "icke-förmånsberättigande ursprung",
  "nem preferenciális származású",
  "mhux preferenzjali",
  "pochodzenie nie preferencyjne",
  "jo preferenciale",
  "mittesooduspäritolu",
  "fără origine preferențială",
  "not of preferential origin",
  "sans origine préférentielle",
  "sin origen preferencial",
  "Reference number 4711: the goods originate in Germany.",
];

const { invoice } = exampleInvoice("commercial");

const isOnCertificate = (originStatement: string): boolean =>
  JSON.stringify(certificateOfOrigin({ ...invoice, originStatement })).includes(originStatement);

const warnedOf = (originStatement: string): ReadonlyArray<string> =>
  originWarnings(
    legibleShipment({
      invoiceData: {
        ...{ ...invoice, currency: "EUR", countryOfDestination: "CH", originStatement },
        shipper: { ...invoice.shipper, country: "DE" },
        lineItems: [{ ...invoice.lineItems[0], countryOfOrigin: "DE", totalValue: 10_000 }],
      },
      documents: ["commercial"],
    }),
    agreements,
  ).map((issue) => issue[about].kind);

Deno.test("a statement that claims a preference is known in each language, asked for its number, and on no certificate of origin", () => {
  for (const [language, words] of Object.entries(claims)) {
    for (const written of [words, words.toUpperCase(), words.normalize("NFD")]) {
      assert.ok(isPreferential(written), `${language}: ${written}`);
    }
    assert.ok(!isOnCertificate(words), language);
    assert.ok(warnedOf(words).includes("noExporterNumber"), language);
    assert.equal(warnedOf(words).includes("uncheckedWords"), language !== "en", language);
  }
});

Deno.test("a statement that denies a preference, or speaks of none, stands on the certificate of origin and isn't asked about", () => {
  for (const words of denials) {
    assert.ok(!isPreferential(words), words);
    assert.ok(isOnCertificate(words), words);
    assert.deepEqual(warnedOf(words), [], words);
  }
  assert.ok(
    isPreferential("Except for goods of non-preferential origin, these are of EU preferential origin."),
  );
});
