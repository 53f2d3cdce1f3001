/**
 * German sentences about statements on origin.
 */
import {
  type AgreementParts,
  type NumberKind,
  type PreferenceFindings,
  prescribedWords,
} from "../../../kernel/findings/preference.ts";
import { placeName } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { quoted } from "./shown.ts";

const numbers: Readonly<Record<NumberKind, string>> = {
  rex: "die Nummer eines registrierten Ausführers (REX)",
  approved: "die Bewilligungsnummer eines ermächtigten Ausführers",
  eori: "die EORI-Nummer des Ausführers, GB und 12 Ziffern",
  own: "die Nummer, unter der das eigene Land den Ausführer führt",
  certificate: "stattdessen eine Warenverkehrsbescheinigung EUR.1",
};

const lacks = (number: NumberKind): string =>
  number === "rex" ? "fehlt" : number === "certificate" ? "reicht nicht" : "nennt keine Nummer";

/** Articles and annexes in German. */
const germanSource = (source: string): string =>
  source.replaceAll(" and ", " und ").replaceAll(" to ", " bis ").replaceAll("Annex", "Anhang")
    .replaceAll("Protocol on rules of origin", "Protokoll über Ursprungsregeln").replaceAll(
      "Protocol",
      "Protokoll",
    )
    .replaceAll("Implementing Regulation", "Durchführungsverordnung").replaceAll(
      "Decision No",
      "Beschluss Nr.",
    )
    .replaceAll("Decision", "Beschluss").replaceAll("Chapter", "Kapitel").replaceAll("Appendix", "Anlage")
    .replaceAll("PEM Convention", "PEM-Übereinkommen");

const law = ({ names, source, months }: AgreementParts): string =>
  `${names.de}, ${germanSource(source)}${months === null ? "" : `; die Erklärung gilt ${months} Monate`}`;

export const germanPreference: PageSentences<PreferenceFindings> = {
  uncheckedStatement: ({ from, to }, label) =>
    `${label} wurde nicht geprüft: Für diesen Weg (${placeName(from, "de")}, ${
      placeName(to, "de")
    }) kennt der Dienst kein Abkommen. Vergleichen Sie Wortlaut, Nummer und Gültigkeit mit dem Abkommen, auf dem sie beruht.`,
  uncheckedWords: ({ agreement }, label) =>
    `${label} ist nicht auf Englisch: Der Wortlaut wurde nicht mit dem des Abkommens verglichen (${
      law(agreement)
    }).`,
  otherWords: ({ agreement, words }, label) =>
    `${label} hat nicht den vorgeschriebenen Wortlaut: ${prescribedWords[words]} (${law(agreement)})`,
  otherCumulation: ({ agreement, wordings }, label) =>
    `${label} spricht mit anderen Worten von Kumulierung als ${
      wordings.map((wording) => `"${wording}"`).join(", ")
    } (${law(agreement)}).`,
  otherExporter: ({ number }, label) => `${label} nennt nicht die Nummer des Ausführers, ${number}.`,
  noExporterNumber: ({ agreement, number, limit, isForeign }, label) =>
    `${label} ${lacks(number)}: ${
      limit === null ? "Die Erklärung" : `Über ${limit} EUR Ursprungsware je Sendung`
    } braucht ${limit === null ? "" : "es "}${numbers[number]}${
      limit === null
        ? "; nur wer keine hat, lässt die Stelle frei"
        : "; bis dahin darf jeder Ausführer den Ursprung erklären"
    } (${law(agreement)}).${
      isForeign ? " Die Rechnung hat eine andere Währung: Vergleichen Sie den Wert." : ""
    }`,
  otherNumber: ({ agreement, number, found }, label) =>
    `${label} ${
      found === null ? "ist eine REX-Nummer" : `nennt die REX-Nummer ${found}`
    }; dieses Abkommen verlangt ${numbers[number]} (${law(agreement)}).`,
  numberOfOtherCountry: ({ found, country }, label) =>
    `${label} nennt die REX-Nummer ${found}, die nicht aus diesem Land ist: ${
      placeName(country, "de")
    }. Die Nummer beginnt mit dem Land, das den Ausführer registriert hat (Durchführungsverordnung (EU) 2015/2447, Artikel 80). Ist es die des Ausführers?`,
  blankOrigin: ({ agreement }, label) =>
    `${label} nennt zwischen "these products are of" und "preferential origin" keinen Ursprung: Schreiben Sie ihn dorthin, etwa EU (${
      law(agreement)
    }).`,
  blankCriterion: ({ agreement }, label) =>
    `${label} nennt hinter "the origin criterion met is" kein Ursprungskriterium: Schreiben Sie P, oder W und die Position der Ware (${
      law(agreement)
    }).`,
  originOfNoLine: ({ stated, country }, label) =>
    `${label} nennt den Ursprung ${quoted(stated)}, den keine Zeile darunter hat; Ursprung der ersten: ${
      placeName(country, "de")
    }. Was ist richtig?`,
  customsUnion: ({ agreement }, label) =>
    `${label} gehört hier nicht zu Waren im freien Verkehr: Sie gehen mit einer Warenverkehrsbescheinigung A.TR. Ursprungserklärungen gibt es nur für Agrar-, Kohle- und Stahlerzeugnisse (${
      law(agreement)
    }).`,
  noOriginStatement: (_, label) => `${label} fehlt: Die Nummer des registrierten Ausführers steht darin.`,
  noneOriginating: (_, label) =>
    `${label} gilt für keine Zeile: Jede ist ohne Präferenzursprung gekennzeichnet.`,
  originElsewhere: ({ agreement, country }, label) =>
    `${label} fehlt: Der Ursprung der Zeile ist ${
      placeName(country, "de")
    }, und die Erklärung gilt für jede Zeile ohne Kennzeichen. Sagen Sie, wo eine Zeile keinen Präferenzursprung hat (${
      law(agreement)
    }).`,
};
