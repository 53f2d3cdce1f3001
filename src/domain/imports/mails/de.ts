/**
 * German texts of the mails about the threshold.
 */
import type { ThresholdMails } from "./en.ts";

const link = "Das Jahr ansehen";
const closing =
  "Diese Nachricht kommt einmal je Einführer und Jahr; Berichtigungen, die den Tag verschieben, lösen keine weitere aus.";

/** Texts of the mails. */
export const thresholdMails: ThresholdMails = {
  warned: {
    subject: ({ importer, limit, year }) => `${importer}: über 90 % von ${limit} t im Jahr ${year}`,
    paragraphs: ({ importer, eori, total, limit, day, year, isOver, lacksStatus }) => [
      `Bis zum ${day} hat ${importer} (${eori}) ${total} t Waren eingeführt, die für die Schwelle von ${limit} t im Jahr ${year} zählen. Einführer über 90 % der Schwelle sehen die Behörden auf einer Liste (Verordnung (EU) 2023/956, Artikel 25a Absatz 1).`,
      isOver
        ? `Das Jahr ist vorbei. Die Einfuhren von ${year} bleiben befreit, solange nicht Nachträge die Summe über die Schwelle heben: Dann unterliegen alle Einfuhren von Waren des Anhangs I ab dem 1. Januar ${year} allen Pflichten (Artikel 2a Absatz 2).`
        : `Wird die Schwelle überschritten, unterliegen alle Einfuhren von Waren des Anhangs I ab dem 1. Januar ${year} allen Pflichten (Artikel 2a Absatz 2), und nur ein zugelassener CBAM-Anmelder darf weiter einführen.${
          lacksStatus
            ? " Eine Zulassung dauert meist 120 Tage: Stellen Sie den Antrag jetzt, wenn mehr als der Rest noch kommen soll."
            : ""
        }`,
    ],
    link,
    closing,
  },
  passed: {
    subject: ({ importer, limit, day }) => `${importer}: ${limit} t am ${day} überschritten`,
    paragraphs: ({ importer, eori, total, limit, day, year, isOver }) => [
      `Am ${day} hat die Summe von ${importer} (${eori}) für ${year} mit ${total} t die Schwelle von ${limit} t überschritten.`,
      `Alle Einfuhren von Waren des Anhangs I ab dem 1. Januar ${year} unterliegen allen Pflichten (Verordnung (EU) 2023/956, Artikel 2a Absatz 2): Erklärung und Zertifikate sind für das ganze Jahr fällig${
        isOver
          ? "."
          : ", und nur ein zugelassener CBAM-Anmelder darf einführen (Artikel 4 und 25). Einfuhranmeldungen tragen nicht mehr Y137."
      }`,
    ],
    link,
    closing,
  },
  number: (digits) => digits.replace(".", ","),
  day: (day) => day.split("-").toReversed().join("."),
};
