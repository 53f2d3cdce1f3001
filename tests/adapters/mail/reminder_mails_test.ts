/** Reminders over SMTP, to a real server: the mails about prices and dates arrive whole, in every language. */
import * as Effect from "effect/Effect";
import * as Redacted from "effect/Redacted";
import assert from "node:assert/strict";
import * as Smtp from "../../../src/adapters/mail/smtp.ts";
import { Mailer } from "../../../src/application/documents/document_ports.ts";
import type { OutgoingMail } from "../../../src/domain/documents/mail.ts";
import { datesDue, subjectOfDate } from "../../../src/domain/imports/reminders/dates_due.ts";
import { datesMail, priceMail } from "../../../src/domain/imports/reminders/reminder_mail.ts";
import { minus, zero } from "../../../src/kernel/decimal.ts";
import { dayOfText } from "../../../src/kernel/time/calendar.ts";
import { languages } from "../../../src/web/words/language.ts";
import { decimal } from "../../support/law.ts";
import { from, outgoingMail } from "../../support/mails.ts";
import { price } from "../../support/prices.ts";
import { startSmtp } from "../../support/smtp_server.ts";

/** Text of a message whose parts are quoted-printable (RFC 2045, section 6.7) and whose subject may be encoded (RFC 2047). */
const readable = (message: string): string => {
  const header = message.replace(/\?= =\?UTF-8\?Q\?/g, "").replace(
    /=\?UTF-8\?Q\?([^?]*)\?=/g,
    (_, words: string) => words.replaceAll("_", " "),
  );
  return header.replace(/=\r\n/g, "").replace(
    /(?:=[0-9A-F]{2})+/g,
    (bytes) =>
      new TextDecoder().decode(Uint8Array.from(bytes.slice(1).split("="), (hex) => parseInt(hex, 16))),
  );
};

const { to } = outgoingMail();
const change = {
  priced: 1,
  repriced: 0,
  estimated: 2,
  beforeEur: decimal("1000"),
  afterEur: decimal("1234.5"),
};
const none = { priced: 0, repriced: 0, estimated: 0, beforeEur: zero, afterEur: zero, differenceEur: zero };
const due = { ...change, differenceEur: minus(change.afterEur, change.beforeEur) };
const importer = { eori: "DE123456789012345", name: "Müller & Söhne <Stahl>" };

const addressIn = (language: typeof languages[number]) => ({
  receiverId: crypto.randomUUID(),
  to,
  language,
  origin: "https://customs.example.com",
});

const arrived = async (mails: ReadonlyArray<OutgoingMail>): Promise<ReadonlyArray<string>> => {
  const server = await startSmtp();
  const url = Redacted.make(`smtp://127.0.0.1:${server.port}`);
  await Effect.runPromise(
    Effect.flatMap(
      Mailer,
      ({ send }) => Effect.forEach(mails, ({ attachments: _, ...mail }) => send({ ...mail, documents: [] })),
    ).pipe(
      Effect.provide(Smtp.layer({ url, from })),
    ),
  );
  await server.stop();
  return server.received.map(({ text }) => readable(text));
};

Deno.test("the mail about a price arrives with its subject, its figures and the way to switch it off, in every language", async () => {
  const weekly = price("2028-W03 91.5 2028-01-17");
  const mails = languages.map((language) =>
    priceMail(addressIn(language), "price 2028-W03", {
      price: weekly,
      changes: [{ importer, year: 2027, due, below: none }, { importer, year: 2028, due, below: none }],
    })
  );
  const [english = "", german = "", french = ""] = await arrived(mails);
  assert.match(english, /Subject: CBAM price of week 3 of 2028: 91\.50 EUR/);
  assert.match(
    english,
    /imports of 2027 and 2028 .*Cost of 2027: 1,000\.00 EUR before, 1,234\.50 EUR now, difference \+234\.50 EUR/s,
  );
  assert.match(german, /Subject: CBAM-Preis \(KW 3\/2028\): 91,50 EUR/);
  assert.match(german, /Ihre Einfuhren von 2027 und 2028 .*bisher 1\.000,00 EUR, jetzt 1\.234,50 EUR/s);
  assert.match(french, /semaine 3 de 2028.*2027 et 2028/s);
  assert.match(french, /Voir l’année\u00a0:.*Choisir ou désactiver les rappels\u00a0:/s);
  assert.match(german, /Erinnerungen wählen oder abschalten:/);
  for (const text of [english, german, french]) {
    assert.ok(text.includes("Müller &amp; Söhne &lt;Stahl&gt;") && text.includes("Müller & Söhne <Stahl>"));
    assert.ok(text.includes("https://customs.example.com/account/reminders"));
    assert.match(text, /Auto-Submitted: auto-generated/);
  }
});

Deno.test("the mail about dates arrives with each date and what it asks for, in every language", async () => {
  const today = dayOfText("2027-09-15");
  assert.ok(today !== undefined);
  const dates = datesDue(today, 20);
  const mails = languages.map((language) => datesMail(addressIn(language), dates.map(subjectOfDate), dates));
  const [english = "", german = "", french = ""] = await arrived(mails);
  assert.match(english, /2027-09-30 – CBAM declaration and surrender for 2026\./);
  assert.match(german, /30\.09\.2027 – .*CBAM-Erklärung/);
  assert.match(french, /30\/09\/2027 – .*MACF/);
  assert.ok([english, german, french].every((text) => /text\/html/.test(text) && /text\/plain/.test(text)));
});
