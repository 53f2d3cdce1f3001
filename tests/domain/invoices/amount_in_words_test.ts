import assert from "node:assert/strict";
import { amountInWords } from "../../../src/domain/invoices/amount_in_words.ts";
import { currencyCodes } from "../../../src/kernel/currency.ts";
import { exactly } from "../../../src/kernel/decimal.ts";

const cases: ReadonlyArray<readonly [amount: number, currency: string, words: string]> = [
  [0, "EUR", "Zero euros and 00/100"],
  [0.07, "EUR", "Zero euros and 07/100"],
  [1668.5, "USD", "One thousand six hundred sixty-eight US dollars and 50/100"],
  [15, "GBP", "Fifteen British pounds and 00/100"],
  [1000001, "JPY", "One million one Japanese yen"],
  [110000, "KRW", "One hundred ten thousand South Korean won"],
  [749.501, "KWD", "Seven hundred forty-nine Kuwaiti dinars and 501/1000"],
  [0.005, "BHD", "Zero Bahraini dinars and 005/1000"],
  [
    999999999999.99,
    "EUR",
    "Nine hundred ninety-nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand " +
    "nine hundred ninety-nine euros and 99/100",
  ],
  [12, "SLE", "Twelve Sierra Leonean leones and 00/100"],
];

for (const [amount, currency, words] of cases) {
  Deno.test(`${amount} ${currency} is in words: ${words}`, () => {
    assert.equal(amountInWords(exactly(amount), currency), words);
  });
}

Deno.test("every currency has a name for its words", () => {
  for (const currency of currencyCodes) {
    assert.doesNotMatch(amountInWords(exactly(2), currency), new RegExp(`\\b${currency}\\b`));
  }
});
