/** German sentences about imports whose procedure and determination of emissions don't agree, or may not. */
import type { ImportDoubts, ProcedureParts } from "../../../kernel/findings/doubts/import_doubts.ts";
import { firstNamed } from "../../../kernel/text/first_named.ts";
import type { PageSentences } from "../page_sentences.ts";
import { germanNumber } from "./shown.ts";

const act = "Verordnung (EU) 2023/956";

const ofImports = ({ imports }: ProcedureParts): string =>
  imports === undefined
    ? ""
    : `${imports.length === 1 ? "1 Einfuhr" : `${germanNumber(imports.length)} Einfuhren`} (${
      firstNamed(imports)
    }): `;

const determinations = {
  default: "nach Standardwerten",
  actual: "nach tatsächlichen Werten",
  returned: "als Rückware",
  outward: "nach passiver Veredelung",
} as const;

const otherProcedures = {
  returned:
    `führt nichts wieder ein, und die Emissionen sind als die einer Rückware bestimmt, also mit 0 (${act}, Artikel 6 Absatz 5): Rückwaren kommen mit 61, 63 oder 68 zurück, etwa mit 6110 oder 6123`,
  inward:
    `schließt keine aktive Veredelung ab, und die Emissionen sind nach aktiver Veredelung bestimmt (${act}, Artikel 6 Absatz 3): Danach wird mit einem Verfahren überlassen, das auf 51 oder 54 endet, etwa mit 4051`,
  outward:
    `folgt auf keine passive Veredelung, und die Emissionen sind nach passiver Veredelung bestimmt, sodass nur die Veredelung im Drittland zählt (${act}, Artikel 6 Absatz 4): Danach wird mit einem Verfahren überlassen, das auf 21 oder 22 endet, etwa mit 6121, oder mit 46 oder 48 beginnt`,
} as const;

const afterInwards = {
  default:
    "Wählen Sie die aktive Veredelung und geben Sie diese Waren an: Wurden sie überlassen, wie sie übergeführt worden waren, dann sind sie es selbst",
  actual: "Tatsächliche Werte des Erzeugnisses stimmen nur, wenn die Waren unveredelt überlassen wurden",
  returned: "Das gilt auch für Rückwaren: Wählen Sie die aktive Veredelung und geben Sie diese Waren an",
  outward: "Wählen Sie die aktive Veredelung und geben Sie diese Waren an",
} as const;

const afterOutwards = {
  default: "Wählen Sie die passive Veredelung, mit den tatsächlichen Werten der Veredelung",
  actual:
    "Wählen Sie die passive Veredelung, wenn die Werte die der Veredelung sind, oder berichtigen Sie das Verfahren",
  returned: "Als Rückware ergibt die Einfuhr 0: Das stimmt nur, wenn die Waren nicht veredelt wurden",
} as const;

export const germanImportDoubts: PageSentences<ImportDoubts> = {
  otherProcedure: (parts) =>
    `${ofImports(parts)}Das Verfahren ${parts.procedure} ${
      otherProcedures[parts.determination]
    }. Berichtigen Sie das Verfahren oder die Bestimmung der Emissionen.`,
  afterInward: (parts) =>
    `${
      ofImports(parts)
    }Das Verfahren ${parts.procedure} überlässt Waren nach aktiver Veredelung, und die Emissionen sind ${
      determinations[parts.determination]
    } bestimmt. Es zählen die Emissionen der Waren, die in die Veredelung übergeführt wurden, auch wenn das Erzeugnis nicht in Anhang I steht (${act}, Artikel 6 Absatz 3). ${
      afterInwards[parts.determination]
    }. In der Zollanmeldung steht die Referenz ihres Verfahrens mit Y422 neben dem anderen Code.`,
  afterOutward: (parts) =>
    `${
      ofImports(parts)
    }Das Verfahren ${parts.procedure} überlässt Waren nach passiver Veredelung, und die Emissionen sind ${
      determinations[parts.determination]
    } bestimmt. Erklärt werden nur die Emissionen der Veredelung im Drittland (${act}, Artikel 6 Absatz 4). ${
      afterOutwards[parts.determination]
    }.`,
  standardExchange: (parts) =>
    `${
      ofImports(parts)
    }Das Verfahren ${parts.procedure} überlässt Ersatzerzeugnisse im Standardaustausch (Verordnung (EU) Nr. 952/2013, Artikel 261), und die Emissionen sind ${
      determinations[parts.determination]
    } bestimmt, sodass alle zählen. Nur für Erzeugnisse der passiven Veredelung werden allein die Emissionen der Veredelung erklärt (${act}, Artikel 6 Absatz 4): Wählen Sie die passive Veredelung, mit deren tatsächlichen Werten, wenn es solche Erzeugnisse sind.`,
  notReturned: (parts) =>
    `${ofImports(parts)}Das Verfahren ${parts.procedure} führt Waren wieder ein, und die Emissionen sind ${
      determinations[parts.determination]
    } bestimmt, sodass alle zählen. Rückwaren (Verordnung (EU) Nr. 952/2013, Artikel 203) werden mit 0 erklärt (${act}, Artikel 6 Absatz 5): Wählen Sie „Rückwaren“, wenn der Zoll sie als solche überlassen hat.`,
};
