/**
 * German sentences about what customs would ask about an invoice.
 */
import type { InvoiceDoubts } from "../../../kernel/findings/doubts/invoice_doubts.ts";
import { placeName } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { germanDay, germanNumber, quoted } from "./shown.ts";

export const germanInvoiceDoubts: PageSentences<InvoiceDoubts> = {
  noSuchHeading: ({ code, heading }, label) =>
    `${label}: Zu ${code} hat das Harmonisierte System von 2022 keine Position ${heading}. Prüfen Sie die Ziffern, und ob der Code aus einer älteren Fassung ist.`,
  weightWithoutPackages: ({ weight }, label) =>
    `${label} ist 0 neben einem Gewicht von ${
      germanNumber(weight)
    } kg: Liegt die Ware in den Packstücken einer anderen Zeile, oder ist sie Massengut? Von unverpackter Ware nennen Sie die Stücke.`,
  netWithoutWeight: ({ gross }, label) =>
    `${label} ist 0 neben einem Bruttogewicht von ${
      germanNumber(gross)
    } kg: Was wiegt die Ware ohne Packstücke?`,
  noExtent: ({ found }, label) =>
    `${label}: ${quoted(found)} hat eine Kante von 0. Lassen Sie die Maße weg, wenn sie nicht bekannt sind.`,
  dayLongAgo: ({ day }, label) => `${label}: Der Tag ist der ${germanDay(day)}. Stimmt das Jahr?`,
  dayFarAhead: ({ day }, label) =>
    `${label}: Der Tag ist der ${germanDay(day)} und liegt weit voraus. Stimmt das Jahr?`,
  netInPackages: ({ net, gross, lines }, label) =>
    `${label}: ${germanNumber(gross)} ist weniger als ${
      germanNumber(net)
    }, die Nettogewichte der ${lines} Zeilen in diesen Packstücken zusammen.`,
  containerDigit: ({ number, digit }, label) =>
    `${label}: Die letzte Ziffer von ${number} wäre nach ISO 6346 ${digit}. Prüfen Sie die Nummer.`,
  eoriOfOtherLength: ({ found, digits }, label) =>
    `${label} ist ${found}; Nummern mit ${found.slice(0, 2)} haben dahinter ${
      digits.replace("to", "bis").replace("or", "oder")
    } Ziffern. Prüfen Sie sie.`,
  noPackageKind: ({ line }, label) =>
    `${label} fehlt, und Zeile ${line} hat sie: Packlisten und Ursprungszeugnisse nennen Zahl und Art der Packstücke.`,
  chargeUnderExw: (_, label) =>
    `${label}: Der Verkäufer berechnet Kosten, und bei EXW lässt der Käufer die Ware abholen. Ist eine andere Klausel gemeint, etwa FCA oder CPT?`,
  exportFarFromInvoice: ({ day, invoiceDate, days }, label) =>
    `${label}: Der ${germanDay(day)} liegt ${days} Tage vom Rechnungsdatum ${
      germanDay(invoiceDate)
    } entfernt. Stimmen beide?`,
  vagueDescription: ({ text }, label) =>
    `${label}: Nach ${
      quoted(text)
    } kann der Zoll keine Ware einreihen. Sagen Sie, was es ist, woraus es besteht und wozu es dient.`,
  producerElsewhere: ({ country, origin }, label) =>
    `${label}: Dort (${placeName(country, "de")}) hat keine der Waren ihren Ursprung, sondern hier: ${
      placeName(origin, "de")
    }. Wer hat sie hergestellt, und wo?`,
};
