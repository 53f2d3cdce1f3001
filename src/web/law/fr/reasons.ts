/**
 * French sentences for answers without figures, goods or routes, and about declarants.
 */
import type { ReasonSentences } from "../../../kernel/findings/law/law_finding.ts";
import { groupedDigits, longDay, periodName, wordList } from "../../words/figures.ts";
import { partOfCode } from "./parts.ts";

const act = "règlement (UE) 2023/956";
const annex = `l’annexe I du ${act}`;
const giveBoth = "indiquez la valeur vérifiée des émissions directes et celle des émissions indirectes";
const counts =
  `Le seuil porte sur la masse nette de toutes les marchandises MACF, sauf l’électricité et l’hydrogène, que l’importateur importe pendant l’année civile (article 2 bis du ${act})`;
const quotedWords = (words: ReadonlyArray<string>): string => words.map((word) => `« ${word} »`).join(", ");

const otherWords = "Essayez d’autres mots, moins de mots, ou les premiers chiffres du code NC.";

const list = (items: ReadonlyArray<string>): string => wordList(items, "and", "fr");

const levels = {
  chapter: "Le chapitre NC",
  heading: "La position NC",
  subheading: "La sous-position NC",
  code: "Le code NC",
} as const;

const absentLevels = { chapter: "chapitre", heading: "position", subheading: "sous-position" } as const;

const notOfTables = (code: string): string =>
  `${code} relève de l’annexe I mais ne figure pas dans les tables : vérifiez les huit chiffres (faute de frappe ou nomenclature plus récente).`;

const absent = (code: string, level: keyof typeof absentLevels, digits: string): string =>
  `${code} n’est pas un code NC : la nomenclature combinée n’a pas de ${
    absentLevels[level]
  } ${digits}. Vérifiez les chiffres.`;

const first = (codes: ReadonlyArray<string>, more: number): string =>
  more === 0 ? list(codes) : `${codes.join(", ")} et ${more} autres`;

const near = (codes: ReadonlyArray<string>, more: number): string => `Codes proches : ${first(codes, more)}.`;

/** Why an origin is exempt, by the words of the table. */
const exemptions: ReadonlyArray<readonly [string, string]> = [
  ["is a member state", "est un État membre de l’Union européenne"],
  ["listed in Annex III", `figure à l’annexe III du ${act}`],
  ["customs territory", "fait partie du territoire douanier de l’Union"],
];

const above = (tonnes: string): string =>
  `L’envoi dépasse à lui seul le seuil de ${
    groupedDigits(tonnes, "fr")
  } t. ${counts} : celui-ci doit être déclarant MACF autorisé (article 5).`;

const upTo = (tonnes: string): string =>
  `L’envoi ne dépasse pas à lui seul le seuil de ${
    groupedDigits(tonnes, "fr")
  } t. ${counts} : ajoutez les autres importations de l’année.`;

/** A code of which Annex I lists a part. */
const ofPart = (code: string, part: string): string =>
  `L’annexe I ne mentionne qu’une partie du code NC ${code}${partOfCode(part)}. Pour celle-ci : `;

export const frenchReasons: ReasonSentences = {
  notInTables: ({ code }) => notOfTables(code),
  notInTablesNear: ({ code, codes, more }) => `${notOfTables(code)} ${near(codes, more)}`,
  absentCode: ({ code, level, digits }) => absent(code, level, digits),
  absentCodeNear: ({ code, level, digits, codes, more }) =>
    `${absent(code, level, digits)} ${near(codes, more)}`,
  headingOfCodes: ({ code, codes, more }) =>
    `${code} n’est pas un code de marchandises mais une position ; elle comprend ${
      first(codes, more)
    } : indiquez les huit chiffres.`,
  severalRoutes: ({ code, routes }) =>
    `Le code NC ${code} a plusieurs voies de production : choisissez ${wordList(routes, "or", "fr")}.`,
  noDefault: ({ code }) => `Il n’y a pas ici de valeur par défaut pour le code NC ${code} : ${giveBoth}.`,
  noDefaultHere: ({ code }) => `Il n’y a pas ici de valeur par défaut pour le code NC ${code} : ${giveBoth}.`,
  noBenchmark: ({ code, route, year }) =>
    `Il n’y a pas de référentiel pour le code NC ${code}, voie ${route}, en ${year}.`,
  factorNotSet: ({ year }) =>
    `Le facteur de correction transsectoriel de ${year} n’est pas encore fixé. Vous pouvez en supposer un, par exemple 1.`,
  noCbamFactor: ({ year, first, last }) =>
    `Il n’y a pas ici de facteur MACF pour ${year} : les tables vont de ${first} à ${last}.`,
  noPrice: ({ day, period }) =>
    `Au ${longDay(day, "fr")}, aucun prix des certificats n’était publié, ni pour la période d’importation (${
      periodName(period, "fr")
    }) ni pour une période antérieure.`,
  notInAnnexI: ({ code }) => `Le code NC ${code} ne figure pas à ${annex} : le MACF ne s’y applique pas.`,
  headingOfSome: ({ code, listed }) =>
    `${code} n’est pas un code de marchandises mais une position ; ${annex} y mentionne ${
      list(listed)
    } : indiquez les huit chiffres.`,
  exemptOrigin: ({ reason }) =>
    `Le MACF ne s’applique pas aux marchandises de cette origine : le pays ${
      exemptions.find(([mark]) => reason.includes(mark))?.[1] ?? "est exempté"
    }.`,
  noMemberState: () =>
    "Ce pays n’est pas un État membre de l’Union européenne : il s’agit du pays d’importation, non de l’origine, qui peut être exemptée.",
  declarantNotNeeded: () =>
    `Les marchandises ne figurent pas à ${annex} : aucune autorisation n’est nécessaire.`,
  noThreshold: () =>
    `Le seuil de l’article 2 bis du ${act} n’existe pas pour ces marchandises : toute quantité exige un déclarant MACF autorisé (article 5).`,
  aboveThreshold: ({ tonnes }) => above(tonnes),
  upToThreshold: ({ tonnes }) => upTo(tonnes),
  aboveThresholdOfPart: ({ code, part, tonnes }) => `${ofPart(code, part)}${above(tonnes)}`,
  upToThresholdOfPart: ({ code, part, tonnes }) => `${ofPart(code, part)}${upTo(tonnes)}`,
  describedAsUnlisted: ({ code }) => `Le code NC ${code} ne figure pas à ${annex}.`,
  verifiedNeeded: () => `Il n’y a pas de valeur par défaut : ${giveBoth}.`,
  tooManyDigits: () => "Un code NC a huit chiffres, un code TARIC dix : vérifiez les chiffres.",
  noCodeBegins: ({ digits }) => `Aucun code NC ne commence par ${digits} : vérifiez les chiffres.`,
  noGoodsOfWords: () => `Aucune marchandise de l’annexe I ne correspond à tous ces mots. ${otherWords}`,
  unknownWords: ({ words }) =>
    `Aucune marchandise de l’annexe I ne correspond à ces mots : ${quotedWords(words)}. ${otherWords}`,
  wordsLeftOut: ({ words }) =>
    `Aucune des marchandises trouvées n’est connue sous ${
      quotedWords(words)
    } : ces mots ont été laissés de côté.`,
  wordsReadAs: ({ words, others }) =>
    `Aucune marchandise de l’annexe I n’est connue sous ${quotedWords(words)} : celles-ci sont connues sous ${
      quotedWords(others)
    }.`,
  absentDigits: ({ level, digits }) =>
    `La nomenclature combinée n’a pas de ${absentLevels[level]} ${digits} : vérifiez les chiffres.`,
  notCovered: ({ level, digits }) =>
    `${levels[level]} ${digits} ne relève pas du MACF : ${annex} ne mentionne pas ces marchandises.`,
  beginsUncovered: ({ digits }) =>
    `Les codes NC qui commencent par ${digits} ne relèvent pas du MACF : ${annex} ne les mentionne pas.`,
};
