/**
 * French sentences about values as they stand on customs papers.
 */
import type { WrittenFindings } from "../../../kernel/findings/written.ts";
import { placeName } from "../../words/figures.ts";
import type { PageSentences } from "../page_sentences.ts";
import { either, quoted, shownInFrench } from "./shown.ts";

const code = "indiquez un code NC de 8 chiffres comme 7208 39 00 ou un code TARIC de 10";
const countriesOfPapers = {
  wholeUnion: "nommez l’État membre par ses deux lettres, par exemple DE",
  northernIreland:
    "l’Irlande du Nord n’a pas de code ISO propre, elle fait partie du Royaume-Uni. Écrivez GB",
  territory: "ce territoire n’a pas de code ISO propre. Écrivez celui du pays dont il fait partie",
} as const;
const day = "indiquez un jour comme 15/02/2026";

const found = (value: unknown): string => `valeur trouvée : ${shownInFrench(value)}`;

const marks = { comma: "une virgule décimale", point: "un point décimal" } as const;

export const frenchWritten: PageSentences<WrittenFindings> = {
  noCode: ({ digits, found: value }, label) =>
    `${label} : ${code} ; ${found(value)}${
      digits === undefined ? "" : `, ${digits} ${digits < 2 ? "chiffre" : "chiffres"}`
    }.`,
  lostZero: ({ found: value }, label) =>
    `${label} : les tableurs suppriment un zéro initial. Indiquez le code sous forme de texte ; ${
      found(value)
    }.`,
  codeWithDecimals: ({ found: value }, label) =>
    `${label} : ${code}, et non un nombre à décimales. Écrivez le code sous forme de texte ; ${
      found(value)
    }.`,
  twoCodes: ({ found: value }, label) =>
    `${label} : ce sont deux codes de marchandises différentes. Laissez celui qui est juste ; ${
      found(value)
    }.`,
  taricBesideCode: ({ found: taric, code: beside }, label) =>
    `${label} : ${taric} désigne d’autres marchandises que ${beside}, indiqué comme code des marchandises. Laissez celui qui est juste.`,
  codeIsDay: ({ found: value }, label) =>
    `${label} : ${code}, et non une date. Écrivez le code sous forme de texte, sans autre signe que ses chiffres ; ${
      found(value)
    }.`,
  noCountry: ({ found: value, like }, label) =>
    `${label} : indiquez un pays par son nom ou son code ISO, par exemple Chine ou CN ; ${found(value)}.${
      like === undefined ? "" : ` Vouliez-vous dire ${like} ?`
    }`,
  wholeUnion: ({ found: value }, label) =>
    `${label} : nommez l’État membre. Le MACF ne s’applique pas aux marchandises originaires de l’Union (règlement (UE) 2023/956, article 2, paragraphe 1) ; ${
      found(value)
    }.`,
  countryOfPaper: ({ found: value, place }, label) =>
    `${label} : ${countriesOfPapers[place]} ; ${found(value)}.`,
  exemptTerritory: ({ found: value }, label) =>
    `${label} : le MACF ne s’applique pas aux marchandises originaires de ce territoire (règlement (UE) 2023/956, annexe III, point 1) : rien n’est dû, et ce territoire n’a pas de code ISO propre ; ${
      found(value)
    }.`,
  northernIreland: ({ found: value }, label) =>
    `${label} : l’Irlande du Nord n’a pas de code ISO propre, elle fait partie du Royaume-Uni : écrivez GB si les marchandises en sont originaires. Ce pays n’est pas de ceux auxquels le MACF ne s’applique pas (règlement (UE) 2023/956, annexe III, point 1). La douane vous dira, et non ce service, si des marchandises d’Irlande du Nord sont importées sur le territoire douanier de l’Union ; ${
      found(value)
    }.`,
  severalCountries: ({ countries, found: value }, label) =>
    `${label} : plusieurs pays s’appellent ${shownInFrench(value)}. Écrivez ${
      either(countries.map((country) => `${country} (${placeName(country, "fr")})`))
    }.`,
  noDay: ({ found: value }, label) => `${label} : ${day} ; ${found(value)}.`,
  dayAsNumber: ({ found: value }, label) =>
    `${label} : donnez à la cellule le format d’une date, car un simple nombre peut être n’importe quel jour ; ${
      found(value)
    }.`,
  shortYear: ({ found: value }, label) => `${label} : écrivez l’année en quatre chiffres ; ${found(value)}.`,
  noDayBeforeMonth: ({ found: value }, label) =>
    `${label} : ce jour n’existe pas, le jour précède le mois ; ${found(value)}.`,
  noMonthBeforeDay: ({ found: value }, label) =>
    `${label} : ce jour n’existe pas, le mois précède ici le jour ; ${found(value)}.`,
  precursorText: ({ found: value }, label) =>
    `${label} : indiquez les précurseurs sous la forme code NC:voie:tonnes par tonne, séparés par des barres, comme 25231000:(A):0.88, ou « simple » ; ${
      found(value)
    }.`,
  precursorJson: ({ found: value }, label) =>
    `${label} : indiquez les précurseurs comme les réponses du service les écrivent, ou [] si la marchandise n’en a pas ; ${
      found(value)
    }.`,
  documentCodeText: ({ found: value }, label) =>
    `${label} : indiquez les codes avec leur référence, séparés par des barres, comme Y128:DE-CBAM-0001|Y422 ; ${
      found(value)
    }.`,
  otherImporter: ({ found: value }, label) =>
    `${label} : ce n’est pas l’importateur de l’appel ; envoyez les importations de chaque importateur séparément ; ${
      found(value)
    }.`,
  unknownDeclarant: ({ found: value }, label) =>
    `${label} : indiquez le numéro EORI ou l’identifiant d’un déclarant de ce compte ; ${found(value)}.`,
  noYear: ({ found: value }, label) => `${label} : indiquez une année comme 2026 ; ${found(value)}.`,
  otherUnit: ({ found: value }, label) =>
    `${label} : indiquez une masse en kg ou en t (tonnes de 1\u202f000 kg) ; ${found(value)}.`,
  fractionOrThousands: ({ whole, fraction, found: value }, label) =>
    `${label} : ${shownInFrench(value)} peut se lire de deux façons. Écrivez ${whole} ou ${fraction}.`,
  unsaidComma: ({ found: value }, label) =>
    `${label} : ce nombre a une virgule décimale. Indiquez quel signe décimal est utilisé ; ${found(value)}.`,
  otherMark: ({ mark, found: value }, label) =>
    `${label} : ici, les nombres ont ${marks[mark]} ; ${found(value)}.`,
  noNumber: ({ example, found: value }, label) =>
    `${label} : indiquez un nombre${example === undefined ? "" : ` comme ${example}`} ; ${found(value)}.`,
  exponent: ({ found: value }, label) =>
    `${label} : écrivez le nombre sans exposant, avec tous ses chiffres ; ${found(value)}.`,
  tooManyWrittenDigits: ({ most, found: value }, label) =>
    `${label} : ce nombre a trop de chiffres pour être restitué exactement. Indiquez-en ${most} au plus ; ${
      found(value)
    }.`,
  noText: ({ found: value }, label) => `${label} : indiquez un texte ; ${found(value)}.`,
  shownOtherwise: ({ unit, format }, label) =>
    `${label} : la cellule affiche ce nombre ${
      format !== undefined
        ? `selon le format ${quoted(format)}, donc peut-être comme un autre`
        : unit === ""
        ? "en milliers"
        : `avec l’unité ${quoted(unit)}`
    }, et le nombre seul serait lu : écrivez-le dans l’unité attendue, et donnez à la cellule un format de nombre simple.`,
  unitsDiffer: ({ heading, beside, row, unit }) =>
    `La colonne ${quoted(heading)} nomme une unité, et la colonne ${
      quoted(beside)
    } une autre à la ligne ${row}, ${
      quoted(unit)
    } : corrigez l’une des deux, ou appelez la masse « Masse nette » si chaque ligne a sa propre unité.`,
  secondMass: ({ member }, label, { nameOf }) =>
    `${label} : la ligne indique déjà une masse, ${quoted(nameOf(member))}. N’en indiquez qu’une.`,
};
