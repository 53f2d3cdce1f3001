/**
 * French texts of the mails about the threshold.
 */
import type { ThresholdMails } from "./en.ts";

const link = "Voir l’année";
const closing =
  "Ce courriel est envoyé une fois par importateur et par année ; les rectifications qui déplacent le jour n’en envoient pas d’autre.";

/** Texts of the mails. */
export const thresholdMails: ThresholdMails = {
  warned: {
    subject: ({ importer, limit, year }) => `${importer} : plus de 90 % de ${limit} t en ${year}`,
    paragraphs: ({ importer, eori, total, limit, day, year, isOver, lacksStatus }) => [
      `Au ${day}, ${importer} (${eori}) a importé ${total} t de marchandises qui comptent pour le seuil de ${limit} t en ${year}. Au-delà de 90 % du seuil, les autorités voient l’importateur sur une liste (règlement (UE) 2023/956, article 25 bis, paragraphe 1).`,
      isOver
        ? `L’année est terminée. Les importations de ${year} restent exemptées, sauf si ce qui est encore inscrit porte la somme au-delà du seuil\u00a0: toutes les importations de marchandises de l’annexe I depuis le 1er janvier ${year} sont alors soumises à toutes les obligations (article 2 bis, paragraphe 2).`
        : `Une fois le seuil dépassé, toutes les importations de marchandises de l’annexe I depuis le 1er janvier ${year} sont soumises à toutes les obligations (article 2 bis, paragraphe 2), et seul un déclarant MACF autorisé peut continuer à importer.${
          lacksStatus
            ? " Une autorisation prend d’ordinaire 120 jours : déposez la demande dès maintenant s’il doit arriver plus que le reste."
            : ""
        }`,
    ],
    link,
    closing,
  },
  passed: {
    subject: ({ importer, limit, day }) => `${importer} : ${limit} t dépassées le ${day}`,
    paragraphs: ({ importer, eori, total, limit, day, year, isOver }) => [
      `Le ${day}, la somme de ${importer} (${eori}) pour ${year} a dépassé le seuil de ${limit} t, avec ${total} t.`,
      `Toutes les importations de marchandises de l’annexe I depuis le 1er janvier ${year} sont soumises à toutes les obligations (règlement (UE) 2023/956, article 2 bis, paragraphe 2) : la déclaration et les certificats sont dus pour toute l’année${
        isOver
          ? "."
          : ", et seul un déclarant MACF autorisé peut importer (articles 4 et 25). Les déclarations d’importation ne portent plus Y137."
      }`,
    ],
    link,
    closing,
  },
  number: (digits) => digits.replace(".", ","),
  day: (day) => day.split("-").toReversed().join("/"),
};
