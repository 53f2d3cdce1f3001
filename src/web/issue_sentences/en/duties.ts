/**
 * English sentences of the pages about declaration, holding, certificates and penalties.
 */
import { counted } from "../../../kernel/text/shown.ts";
import { translatedLaw } from "../../law/law_sentence.ts";
import { type DutyFindings, dutySentences as api } from "../../../kernel/findings/duties.ts";
import type { PageSentences } from "../page_sentences.ts";
import { englishNumber } from "./shown.ts";

export const englishDuties: PageSentences<DutyFindings> = {
  ...api,
  penaltyBesideSurrender: ({ year, surrendered, due, last, isOver }) =>
    `For ${year}, ${englishNumber(surrendered)} of ${englishNumber(due)} certificates ${
      surrendered === 1 ? "is" : "are"
    } recorded as surrendered${isOver ? ` by ${last}` : ""}. The penalty is counted on those that ${
      isOver ? "were missing then" : `are still missing, to be surrendered by ${last}`
    }.`,
  surrenderedBeyondDue: ({ year, surrendered, due }) =>
    `Recorded as surrendered for ${year}: ${englishNumber(surrendered)}. The imports of the year need ${
      counted(englishNumber(due), "certificate", "certificates")
    }: check number and year, and whether imports lack; take back what was recorded by mistake.`,
  surrenderedWhileYearRan: ({ year, surrendered, last }) =>
    `Recorded as surrendered for imports of ${year} while that year still ran: ${
      englishNumber(surrendered)
    }. Certificates are surrendered once the year is over, by ${last} (Regulation (EU) 2023/956, Article 22(1)), earlier only after the status is revoked: check the year of the imports, and take back what was recorded by mistake.`,
  accruedYearBefore: ({ year, certificates, surrendered, eur }) =>
    `Imports of ${year} need ${counted(englishNumber(certificates), "certificate", "certificates")}, ${
      surrendered === null
        ? "and what was surrendered for them is not taken off for an importer"
        : `of which ${englishNumber(surrendered)} ${surrendered === 1 ? "is" : "are"} recorded as surrendered`
    }: ${eur} EUR for ${year} stay to be set aside beside this year's total, which is without them.`,
  noFigures: ({ reasons }) =>
    `The import could not be calculated: ${
      reasons.map((reason) => translatedLaw(reason, "en") ?? reason).join(" ")
    }`,
};
