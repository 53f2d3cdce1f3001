/**
 * Random invoices for property tests of documents: lengths, scripts, figures and columns as callers may send them,
 * the longest allowed values among them.
 */
import * as FastCheck from "effect/FastCheck";
import { primaryDocumentTypes } from "../../src/contract/values/invoices/document_types.ts";
import { currencyCodes } from "../../src/kernel/currency.ts";
import { type InvoiceData, type LineItem, type Party, units } from "../../src/domain/invoices/invoice.ts";
import { incoterms, labelLanguages, transportModes } from "../../src/contract/values/invoices/terms.ts";

const { array, constantFrom, date, integer, oneof, option, record, tuple } = FastCheck;

const latin =
  "steel screws zinc plated hexagon head washers Bolzen Ährenköpfe vis zinguées M10 x 40 120 mm 2.2 kW";
const others: ReadonlyArray<string> = [
  "болты оцинкованные шестигранные гайки ґудзики насосы",
  "χαλύβδινες βίδες γαλβανισμένες εξαρτήματα",
  "براغي سداسية من الفولاذ المجلفن مضخات",
  "ברגים משושים מפלדה מגולוונת משאבות",
  "镀锌六角头钢螺栓 用于建筑 水泵",
  "鍍鋅六角頭鋼螺栓 建築用 水泵",
  "亜鉛めっき六角ボルト 建築用 ポンプ",
  "아연 도금 육각 볼트 건축용 펌프",
  "สลักเกลียว หัวหกเหลี่ยม ชุบสังกะสี",
];

/** The words that an invoice's texts are made of: Latin ones, and those of one other script. */
type Scripts = readonly [string, ...ReadonlyArray<string>];

const words = (scripts: Scripts, most: number): FastCheck.Arbitrary<string> =>
  tuple(constantFrom(...scripts), integer({ min: 0, max: 9 }), integer({ min: 1, max: most })).map(
    ([script, start, count]) => {
      const all = script.split(" ");
      return Array.from({ length: count }, (_, index) => all[(start + index) % all.length]).join(" ");
    },
  );

/** One long run without a place to break. */
const unbroken = (most: number): FastCheck.Arbitrary<string> =>
  tuple(constantFrom("W", "i", "7", "Aa", "螺"), integer({ min: 1, max: most })).map(([letter, count]) =>
    letter.repeat(count).slice(0, most)
  );

type Text = (most: number) => FastCheck.Arbitrary<string>;

const textIn = (scripts: Scripts): Text => (most) =>
  oneof(
    { weight: 8, arbitrary: words(scripts, Math.min(12, Math.ceil(most / 12))) },
    { weight: 1, arbitrary: unbroken(most) },
  ).map((value) => [...value].slice(0, most).join("").trim() || "x");

const country = constantFrom(
  "CN",
  "DE",
  "US",
  "JP",
  "KR",
  "TW",
  "HK",
  "GB",
  "BR",
  "IN",
  "AE",
  "HU",
  "TR",
  "FR",
);

/** Members of a record, all of them or some, as JSON has them. */
type Members = <A extends object>(
  members: { [Name in keyof A]: FastCheck.Arbitrary<A[Name]> },
) => FastCheck.Arbitrary<Partial<A>>;

const some: Members = (members) => record(members, { requiredKeys: [] });
const all: Members = (members) => record(members);

const partyOf = (text: Text, partial: Members): FastCheck.Arbitrary<Party> =>
  tuple(
    record({
      name: text(200),
      address: array(text(60), { minLength: 1, maxLength: 3 }).map((lines) => lines.join("\n")),
      ...{ city: text(40), zip: constantFrom("", "20457", "SW1A 1AA", "100-0005"), country },
    }),
    partial({
      state: text(30),
      phone: constantFrom("+49 40 5550 100"),
      taxId: text(50),
      eori: constantFrom("DE123456789012345"),
    }),
  ).map(([required, optional]) => ({ ...required, ...optional }));

const amount = (most: number, decimals: number): FastCheck.Arbitrary<number> =>
  tuple(integer({ min: 1, max: most }), integer({ min: 0, max: decimals })).map(([value, scale]) =>
    Number((value / 10 ** scale).toFixed(scale))
  );

const figures = (decimals: number): FastCheck.Arbitrary<number> =>
  oneof(
    { weight: 12, arbitrary: amount(99_999, decimals) },
    { weight: 1, arbitrary: amount(999_999_999, decimals) },
  );

const lineOf = (text: Text, partial: Members, withPacking: boolean): FastCheck.Arbitrary<LineItem> =>
  tuple(
    record({
      ...{ id: constantFrom("1"), description: oneof({ weight: 9, arbitrary: text(200) }, text(1000)) },
      hsCode: constantFrom("7318.15", "7318.16.91", "8413.70.2030", "8413.91.00.20", "0101.21"),
      ...{ countryOfOrigin: country, quantity: figures(4), unit: constantFrom(...units) },
      ...{ unitPrice: figures(4), totalValue: figures(2) },
    }),
    partial({
      unitCode: constantFrom("TNE", "MTK", "MTQ"),
      eccn: constantFrom("EAR99", "5A002.a.1"),
      preferentialOrigin: FastCheck.boolean(),
      dangerousGoods: record({
        ...{ unNumber: constantFrom("UN1263"), properShippingName: text(200) },
        ...{ class: constantFrom("3", "6.1 (3)"), packingGroup: constantFrom("II") },
      }),
    }),
    withPacking
      ? partial({
        ...{ packages: integer({ min: 0, max: 5000 }), packageKind: constantFrom("CT", "PX") },
        ...{ netWeightKg: figures(3), grossWeightKg: figures(3) },
        dimensionsCm: constantFrom("40 x 30 x 20", "120x80x95.5", "1200.5 × 240 × 235"),
        marksAndNumbers: oneof(constantFrom("BI-0117/1-24", "KWI 1-2"), text(300)),
      })
      : FastCheck.constant({}),
  ).map(([required, optional, packing]) => ({ ...required, ...optional, ...packing }));

const linesOf = (text: Text, partial: Members): FastCheck.Arbitrary<ReadonlyArray<LineItem>> =>
  tuple(
    oneof(
      { weight: 80, arbitrary: integer({ min: 1, max: 8 }) },
      { weight: 12, arbitrary: integer({ min: 9, max: 40 }) },
      { weight: 1, arbitrary: integer({ min: 61, max: 500 }) },
    ),
    partial === all ? FastCheck.constant(true) : FastCheck.boolean(),
  ).chain(([count, withPacking]) => {
    // A few different lines, repeated: long lists are as long, and made in no time.
    const distinct = Math.min(count, 6);
    return array(lineOf(text, partial, withPacking), { minLength: distinct, maxLength: distinct }).map((
      few,
    ) =>
      Array.from({ length: count }, (_, index) => few[index % distinct] ?? few[0]).filter((each) =>
        each !== undefined
      )
    );
  });

const day = date({ min: new Date("2026-01-01"), max: new Date("2026-12-31"), noInvalidDate: true })
  .map((value) => value.toISOString().slice(0, 10));

const namedOf = (text: Text) =>
  array(record({ name: text(60), amount: amount(99_999, 2) }), { maxLength: 3 });

const invoiceWith = (
  text: Text,
  party: FastCheck.Arbitrary<Party>,
  partial: Members,
): FastCheck.Arbitrary<InvoiceData> =>
  tuple(
    record({
      invoiceNumber: oneof(constantFrom("AE-2026-0117"), text(70)),
      ...{
        invoiceDate: day,
        currency: constantFrom(...currencyCodes),
        incoterms: constantFrom(...incoterms),
      },
      ...{
        transportMode: constantFrom(...transportModes),
        shipper: party,
        consignee: party,
        lineItems: linesOf(text, partial),
      },
      totalDeclaredValue: figures(2),
      primaryDocument: constantFrom(...primaryDocumentTypes),
      additionalDocuments: constantFrom(["packing-list", "certificate-of-origin"] as const),
    }),
    partial({
      ...{ portOfLoading: text(120), portOfDischarge: text(120), freight: figures(2), insurance: figures(2) },
      ...{
        otherCharges: figures(2),
        declarationText: text(600),
        originStatement: text(400),
        validUntil: day,
      },
      ...{ proformaPurpose: text(200), manufacturerSameAsShipper: FastCheck.boolean(), manufacturer: party },
    }),
    option(
      partial({
        ...{ countryOfDispatch: country, countryOfDestination: country, incotermsPlace: text(80) },
        ...{ countryOfAcquisition: country, labels: constantFrom(...labelLanguages) },
        ...{
          seller: party,
          buyer: party,
          importer: party,
          notify: party,
          paymentTerms: text(200),
          reasonForExport: text(60),
        },
        references: partial({ order: text(60), contract: text(60), letterOfCredit: text(60) }),
        transport: partial({ waybillNumber: text(40), containerNumbers: text(80), dateOfExport: day }),
        ...{ charges: namedOf(text), discounts: namedOf(text), showPacking: FastCheck.boolean() },
        signatory: record({ name: text(60), place: text(40) }),
        certificate: partial({ number: text(40), remarks: text(200) }),
      }),
      { freq: partial === all ? 1_000_000 : 2, nil: {} },
    ),
  ).map(([required, usual, rare]) => ({ ...required, ...usual, ...rare }));

/** Invoices whose figures needn't agree, half of them with everything filled in: documents print what they are given. */
export const randomInvoice: FastCheck.Arbitrary<InvoiceData> = tuple(
  constantFrom(...others),
  constantFrom(all, some),
).chain(([other, members]) => {
  const text = textIn([latin, other]);
  return invoiceWith(text, partyOf(text, members), members);
});
