/** French sentences about imports whose procedure and determination of emissions don't agree, or may not. */
import type { ImportDoubts, ProcedureParts } from "../../../kernel/findings/doubts/import_doubts.ts";
import { firstNamed } from "../../../kernel/text/first_named.ts";
import type { PageSentences } from "../page_sentences.ts";
import { frenchNumber } from "./shown.ts";

const act = "règlement (UE) 2023/956";

const ofImports = ({ imports }: ProcedureParts): string =>
  imports === undefined
    ? ""
    : `${imports.length === 1 ? "1 importation" : `${frenchNumber(imports.length)} importations`} (${
      firstNamed(imports)
    }) : `;

const determinations = {
  default: "d’après des valeurs par défaut",
  actual: "d’après des valeurs réelles",
  returned: "comme celles de marchandises en retour",
  outward: "après un perfectionnement passif",
} as const;

const otherProcedures = {
  returned:
    `ne réimporte rien, et les émissions sont déterminées comme celles de marchandises en retour, donc nulles (${act}, article 6, paragraphe 5) : de telles marchandises reviennent sous 61, 63 ou 68, par exemple 6110 ou 6123`,
  inward:
    `n’apure pas de perfectionnement actif, et les émissions sont déterminées après un perfectionnement actif (${act}, article 6, paragraphe 3) : la mise en libre pratique se fait alors sous un régime qui se termine par 51 ou 54, par exemple 4051`,
  outward:
    `ne suit pas de perfectionnement passif, et les émissions sont déterminées après un perfectionnement passif, de sorte que seule compte l’opération effectuée à l’étranger (${act}, article 6, paragraphe 4) : la mise en libre pratique se fait alors sous un régime qui se termine par 21 ou 22, par exemple 6121, ou qui commence par 46 ou 48`,
} as const;

const afterInwards = {
  default:
    "Choisissez le perfectionnement actif et indiquez ces marchandises : si elles ont été mises en libre pratique en l’état, ce sont elles-mêmes",
  actual:
    "Les valeurs réelles du produit ne sont justes que si les marchandises ont été mises en libre pratique en l’état",
  returned:
    "Cela vaut aussi pour les marchandises en retour : choisissez le perfectionnement actif et indiquez ces marchandises",
  outward: "Choisissez le perfectionnement actif et indiquez ces marchandises",
} as const;

const afterOutwards = {
  default: "Choisissez le perfectionnement passif, avec les valeurs réelles de l’opération",
  actual:
    "Choisissez le perfectionnement passif si ces valeurs sont celles de l’opération, ou corrigez le régime",
  returned:
    "Comme marchandises en retour, l’importation donne 0 : ce n’est juste que si elles n’ont pas été perfectionnées",
} as const;

export const frenchImportDoubts: PageSentences<ImportDoubts> = {
  otherProcedure: (parts) =>
    `${ofImports(parts)}Le régime ${parts.procedure} ${
      otherProcedures[parts.determination]
    }. Corrigez le régime ou la détermination des émissions.`,
  afterInward: (parts) =>
    `${
      ofImports(parts)
    }Le régime ${parts.procedure} met en libre pratique des marchandises après un perfectionnement actif, et les émissions sont déterminées ${
      determinations[parts.determination]
    }. Les émissions qui comptent sont celles des marchandises placées sous ce régime, même si le produit ne figure pas à l’annexe I (${act}, article 6, paragraphe 3). ${
      afterInwards[parts.determination]
    }. La déclaration en douane porte la référence de leur régime avec Y422, à côté de l’autre code.`,
  afterOutward: (parts) =>
    `${
      ofImports(parts)
    }Le régime ${parts.procedure} met en libre pratique des marchandises après un perfectionnement passif, et les émissions sont déterminées ${
      determinations[parts.determination]
    }. Seules sont déclarées les émissions de l’opération effectuée à l’étranger (${act}, article 6, paragraphe 4). ${
      afterOutwards[parts.determination]
    }.`,
  standardExchange: (parts) =>
    `${
      ofImports(parts)
    }Le régime ${parts.procedure} met en libre pratique des produits de remplacement dans le cadre d’échanges standard (règlement (UE) no 952/2013, article 261), et les émissions sont déterminées ${
      determinations[parts.determination]
    }, de sorte que toutes comptent. Seuls les produits d’un perfectionnement passif sont déclarés avec les seules émissions de l’opération (${act}, article 6, paragraphe 4) : choisissez le perfectionnement passif, avec les valeurs réelles de l’opération, s’il s’agit de tels produits.`,
  notReturned: (parts) =>
    `${
      ofImports(parts)
    }Le régime ${parts.procedure} réimporte des marchandises, et les émissions sont déterminées ${
      determinations[parts.determination]
    }, de sorte que toutes comptent. Les marchandises en retour (règlement (UE) no 952/2013, article 203) sont déclarées avec des émissions nulles (${act}, article 6, paragraphe 5) : choisissez « Marchandises en retour » si la douane les a admises comme telles.`,
};
