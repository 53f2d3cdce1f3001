/** Mails to suppliers as each language writes them: titles, periods and units in its own words, and no reason that is none. */
import assert from "node:assert/strict";
import { inquiryMail, inquiryMessageId } from "../../../src/domain/suppliers/inquiries/inquiry_mail.ts";
import { supplierLanguages } from "../../../src/domain/suppliers/inquiries/inquiry.ts";
import type { SupplierLanguage } from "../../../src/domain/suppliers/inquiries/inquiry.ts";
import type { Prospect } from "../../../src/domain/suppliers/inquiries/prospect.ts";
import type { OutgoingMail } from "../../../src/domain/documents/mail.ts";
import { emailAddressOfText } from "../../../src/kernel/email_address.ts";
import { exactly, zero } from "../../../src/kernel/decimal.ts";
import { dayOfEpochMs } from "../../../src/kernel/time/calendar.ts";
import { cn } from "../../support/law.ts";

const today = dayOfEpochMs(Date.UTC(2026, 10, 28));
const due = dayOfEpochMs(Date.UTC(2026, 11, 20));

const prospectIn = (pricePeriod: string): Prospect => ({
  byDefaultEur: exactly(178.63),
  priceEur: exactly(82.32),
  pricePeriod,
  breakEvenT: exactly(3.506),
  terms: { defaultTPerT: zero, defaultFreeTPerT: zero, verifiedFreeTPerT: zero },
});

const mailIn = (
  language: SupplierLanguage,
  prospect: Prospect | undefined,
  cnCode = cn("72083900"),
): OutgoingMail =>
  inquiryMail({
    kind: "asked",
    messageId: inquiryMessageId("0190163d-8694-739b-aea5-966c26f8ad91"),
    inquiry: {
      id: "0190163d-8694-739b-aea5-966c26f8ad91",
      installationId: "0190163d-8694-739b-aea5-966c26f8ad92",
      facts: {
        asker: "Muster GmbH",
        receiver: emailAddressOfText("s@works.example") ?? assert.fail("no address"),
        replyTo: null,
        language,
        period: 2026,
        goods: [{ cnCode, productionRoute: null }],
        message: "4711",
      },
      askedOn: today,
      state: "waiting",
      round: 1,
      roundOn: today,
      dueOn: due,
      openUntil: due,
      remark: null,
    },
    installation: "Works",
    goods: [{ cnCode, productionRoute: null, prospect, names: [] }],
    url: "https://customs.example.com/inquiry?token=x",
  });

/** The title of the goods, and the words of a quarter, a week, a tonne and a MWh. */
const words: Readonly<Record<SupplierLanguage, ReadonlyArray<RegExp>>> = {
  en: [/^Goods:$/m, /price of quarter 3 of 2026:/, /price of week 5 of 2027:/, /per t by/, /per MWh by/],
  de: [/^Waren:$/m, /für das 3\. Quartal 2026:/, /für die Woche 5 2027:/, /EUR je t nach/, /EUR je MWh nach/],
  fr: [
    /^Marchandises\u00a0:$/m,
    /pour le trimestre 3 de 2026\s:/,
    /pour la semaine 5 de 2027\s:/,
    /EUR par t aux/,
    /EUR par MWh aux/,
  ],
  zh: [/^货物：$/m, /（2026 年第 3 季度证书价格：/, /（2027 年第 5 周证书价格：/, /每吨需付/, /每兆瓦时需付/],
  tr: [
    /^Mallar:$/m,
    /\(2026 yılı 3\. çeyrek sertifika fiyatı:/,
    /\(2027 yılı 5\. hafta sertifika/,
    /ton başına 178,63 EUR.*EUR\)\. CO2 emisyonları ton başına/,
    /MWh başına 178,63 EUR/,
  ],
  hi: [
    /^माल:$/m,
    /\(2026 की तिमाही 3 का प्रमाणपत्र मूल्य:/,
    /\(2027 का सप्ताह 5 का/,
    /प्रति टन 178\.63 EUR/,
    /प्रति MWh 178\.63 EUR/,
  ],
};

for (const language of supplierLanguages) {
  Deno.test(`a mail in ${language} has titles, periods of prices and units in the language's own words`, () => {
    const ofQuarter = mailIn(language, prospectIn("2026-Q3")).text;
    const ofWeek = mailIn(language, prospectIn("2027-W05"), cn("27160000")).text;
    const [title, quarter, week, tonne, energy] = words[language];
    for (const each of [title, quarter, tonne]) assert.match(ofQuarter, each ?? assert.fail("no words"));
    for (const each of [title, week, energy]) assert.match(ofWeek, each ?? assert.fail("no words"));
    assert.doesNotMatch(ofQuarter + ofWeek, /2026-Q3|2027-W05/);
  });

  Deno.test(`a mail in ${language} about goods whose default values cost nothing names no dearer goods`, () => {
    const lines = (text: string) => text.split("\n").filter((line) => line !== "");
    const [paying, free] = [mailIn(language, prospectIn("2026-Q3")), mailIn(language, undefined)];
    assert.equal(lines(paying.text).length - lines(free.text).length, 1);
  });
}
