/** The mail that brings an invoice's documents: from whom, to whom, what is in it and what it asks for. */
import assert from "node:assert/strict";
import { deliveryMail } from "../../../src/domain/invoices/delivery_mail.ts";
import type { MailLanguage } from "../../../src/domain/documents/mail_language.ts";
import type { InvoiceData } from "../../../src/domain/invoices/invoice.ts";
import { emailAddressOfText } from "../../../src/kernel/email_address.ts";
import { exampleInvoice } from "../../support/invoices.ts";

const to = emailAddressOfText("import@example.com") ?? assert.fail();
const { invoice } = exampleInvoice("commercial");

const mailOf = (more: Partial<InvoiceData> = {}, language: MailLanguage = "en") =>
  deliveryMail({
    id: "7f3c0000-0000-4000-8000-000000000000",
    shortId: "INV-2026-7F3C2A",
    invoice: { ...invoice, ...more },
    documents: [{ type: "commercial", pages: 1 }, { type: "packing-list", pages: 3 }],
    to,
    language,
    keptUntilMs: Date.parse("2026-12-21T10:00:00Z"),
  });

Deno.test("a mail comes from the shipper by name, and an answer goes to the shipper", () => {
  const mail = mailOf();
  assert.equal(mail.senderName, "Acme Export Ltd");
  assert.equal(mail.replyTo, "export@acme-export.example");
  assert.equal(mail.subject, "Acme Export Ltd: commercial invoice AE-2026-0117, packing list");
  const { email: _email, ...silent } = invoice.shipper;
  assert.equal(mailOf({ shipper: silent }).replyTo, null);
});

Deno.test("text and HTML say who sends what to whom, the total, the pages, the times, and what is to be signed", () => {
  const { text, html } = mailOf();
  for (
    const fact of [
      ...["Acme Export Ltd, Shanghai, China", "Beispiel Import GmbH, Hamburg, Germany", "USD 1,668.50"],
      ...["Packing list (3 pages): still needs the packer", "INV-2026-7F3C2A", "AE-2026-0117 of 2026-03-14"],
      "keeps them until 2026-12-21 10:00 UTC",
    ]
  ) {
    assert.ok(text.includes(fact), `${fact} is missing in ${text}`);
    assert.ok(html?.includes(fact.replace(/\n/g, " ")), `${fact} is missing in ${html}`);
  }
});

Deno.test("a mail, which has no links, speaks of none, in any language", () => {
  for (const language of ["en", "de", "fr"] as const) {
    const { text, html = "" } = mailOf({}, language);
    assert.doesNotMatch(`${text}${html}`, /\blinks?\b|\bliens?\b|https?:/i);
    assert.match(text, /2026-12-21 10:00 UTC/);
  }
});

Deno.test("what a caller wrote is text in the HTML, and no second header", () => {
  const shipper = { ...invoice.shipper, name: 'A & B <img src="x">\r\nBcc: c@example.com' };
  const { html, senderName, subject } = mailOf({ shipper });
  assert.ok(html?.includes("A &amp; B &lt;img src=&quot;x&quot;&gt;"));
  assert.ok(!html?.includes("<img"));
  for (const line of [senderName, subject]) assert.doesNotMatch(line, /[\r\n]/);
});

Deno.test("the documents of a proforma invoice come with the word proforma", () => {
  const { text, subject } = deliveryMail({
    ...{
      id: "7f3c0000-0000-4000-8000-000000000000",
      shortId: "INV-2026-7F3C2A",
      to,
      language: "en" as const,
    },
    invoice: { ...invoice, primaryDocument: "proforma" },
    documents: [{ type: "proforma", pages: 1 }, { type: "packing-list", pages: 1 }],
    keptUntilMs: 0,
  });
  assert.equal(subject, "Acme Export Ltd: proforma invoice AE-2026-0117, packing list");
  assert.match(text, /Proforma invoice: AE-2026-0117/);
});

Deno.test("a mail in German or French has its words in that language, countries too", () => {
  const french = mailOf({}, "fr");
  assert.equal(
    french.subject,
    "Acme Export Ltd : facture commerciale AE-2026-0117, liste de colisage",
  );
  for (const fact of ["Beispiel Import GmbH, Hamburg, Allemagne", "AE-2026-0117 du 2026-03-14", "3 pages"]) {
    assert.ok(french.text.includes(fact), french.text);
  }
  assert.ok(french.html?.includes('<html lang="fr">'));
  const german = mailOf({}, "de");
  assert.equal(german.subject, "Acme Export Ltd: Handelsrechnung AE-2026-0117, Packliste");
  for (
    const fact of ["Acme Export Ltd, Shanghai, China", "Packliste (3 Seiten): Es fehlt noch", "Referenz"]
  ) {
    assert.ok(german.text.includes(fact), german.text);
  }
  for (const mail of [french, german]) assert.doesNotMatch(mail.text, /\b(?:the|still|until|sends)\b/);
});
