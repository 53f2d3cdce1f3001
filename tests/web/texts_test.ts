/** Texts of the pages and mails: each language has its own, with the spaces that it writes. */
import assert from "node:assert/strict";
import { accountTexts } from "../../src/features/accounts/texts/account.ts";
import { keyTexts } from "../../src/features/accounts/texts/keys.ts";
import { passkeyTexts } from "../../src/features/accounts/texts/passkeys.ts";
import { signInTexts } from "../../src/features/accounts/texts/sign_in.ts";
import { calculatorTexts } from "../../src/features/cbam/texts/calculator.ts";
import { codeTexts } from "../../src/features/cbam/texts/codes.ts";
import { manifestTexts as cbamTexts } from "../../src/features/cbam/texts/manifest.ts";
import { tablesTexts } from "../../src/features/cbam/texts/tables.ts";
import { frameTexts as frameOfImports } from "../../src/features/imports/texts/frame.ts";
import { yearTexts as yearOfImports } from "../../src/features/imports/texts/year.ts";
import { ledgerTexts as ledgerOfImports } from "../../src/features/imports/texts/ledger.ts";
import { codesTexts as codesOfImports } from "../../src/features/imports/texts/codes.ts";
import { certificatesTexts as certificatesOfImports } from "../../src/features/imports/texts/certificates.ts";
import { declarationTexts as declarationOfImports } from "../../src/features/imports/texts/declaration.ts";
import { peopleTexts as peopleOfImports } from "../../src/features/imports/texts/people.ts";
import { memberTexts as membersOfImports } from "../../src/features/imports/texts/members.ts";
import { reminderTexts as remindersOfImports } from "../../src/features/imports/texts/reminders.ts";
import { invoiceTexts } from "../../src/features/invoices/texts/invoice.ts";
import { manifestTexts as invoicesTexts } from "../../src/features/invoices/texts/manifest.ts";
import { memberTexts } from "../../src/features/invoices/texts/members.ts";
import { statusTexts } from "../../src/features/operator/texts/status.ts";
import { operatorTexts } from "../../src/features/operator/texts/operator.ts";
import { manifestTexts as reportsTexts } from "../../src/features/reports/texts/manifest.ts";
import { verifyTexts } from "../../src/features/reports/texts/verify.ts";
import { isRecord } from "../../src/kernel/text/json.ts";
import { failureTexts } from "../../src/web/page/failure_sentences.ts";
import { type InLanguages, languages } from "../../src/web/words/language.ts";
import { shellTexts } from "../../src/web/words/shell.ts";

const everyText: Readonly<Record<string, InLanguages<unknown>>> = {
  accountTexts,
  calculatorTexts,
  cbamTexts,
  codeTexts,
  failureTexts,
  frameOfImports,
  yearOfImports,
  ledgerOfImports,
  codesOfImports,
  certificatesOfImports,
  declarationOfImports,
  peopleOfImports,
  membersOfImports,
  remindersOfImports,
  invoicesTexts,
  invoiceTexts,
  keyTexts,
  memberTexts,
  operatorTexts,
  passkeyTexts,
  reportsTexts,
  shellTexts,
  statusTexts,
  signInTexts,
  tablesTexts,
  verifyTexts,
};

/** Every text with its place; of a text with parts its source. */
const leaves = (value: unknown, place: string): ReadonlyArray<readonly [string, string]> => {
  if (typeof value === "string") return [[place, value]];
  if (typeof value === "function") return [[place, String(value)]];
  if (Array.isArray(value)) return value.flatMap((one, index) => leaves(one, `${place}.${index}`));
  return isRecord(value)
    ? Object.entries(value).flatMap(([name, one]) => leaves(one, `${place}.${name}`))
    : [];
};

/** Units, names and words that are the same in English. */
const same: ReadonlySet<string> = new Set([
  ...["(version)=>`Version ${version}`", "Aluminium", "Benchmark", "CBAM Pro", "Code", "Date"],
  ...["Exemption", "Installation", "Status", "Type"],
  ...["Docs", "Documents", "EUR", "EUR / t CO₂e", "Enterprise", "ID", "Incoterms 2020", "MWh"],
  ...[
    "Menu",
    "Name",
    "Passkey",
    "Passkeys",
    "Pro",
    "Signature",
    "Source",
    "Sources",
    "Tonnes",
    "Total",
    "Transport",
    "Version",
  ],
  ...["kg", "kg / t", "optional", "t", "t / t", "t CO₂e", "t CO₂e / MWh", "t CO₂e / kg"],
  ...["t CO₂e / t", "–"],
]);

for (const language of languages.filter((each) => each !== "en")) {
  Deno.test(`no text in ${language} is the English one, but for units, names and words that both have`, () => {
    const alike = Object.entries(everyText).flatMap(([name, texts]) => {
      const english = new Map(leaves(texts.en, name));
      return leaves(texts[language], name).filter(([place, text]) =>
        english.get(place) === text && !same.has(text) &&
        !/^\(?\w*\)? => `(?:[^a-zA-Z]|\$\{\w+\}|Version )*`$/.test(text)
      );
    });
    assert.deepEqual(alike, []);
  });
}

Deno.test("French texts have no space that breaks before their signs", () => {
  const loose = Object.entries(everyText).flatMap(([name, texts]) =>
    leaves(texts.fr, name).filter(([, text]) =>
      /[a-zà-ÿ}] (?:[:;!»])|« |[a-zà-ÿ] \?(?! )/.test(text.replace(/\?\s*["`]|\? [A-Z`"]/g, ""))
    )
  );
  assert.deepEqual(loose, []);
});

/** What stands between groups of thousands in texts of a language. */
const groupSigns = { en: ",", de: ".", fr: "\u202f" } as const;

for (const language of languages) {
  Deno.test(`texts in ${language} group thousands in the language's one way, and name the currency EUR`, () => {
    const others = Object.values({ ...groupSigns, plain: " ", wide: "\u00a0" })
      .filter((sign) => sign !== groupSigns[language] && !/[.,]/.test(sign));
    const grouped = new RegExp(`(?<![\\d\\s])\\d{1,3}(?:${others.join("|")})\\d{3}(?![\\d])`);
    const wrong = Object.entries(everyText).flatMap(([name, texts]) =>
      leaves(texts[language], name).filter(([, text]) => text.includes("€") || grouped.test(text))
    );
    assert.deepEqual(wrong, []);
  });
}
