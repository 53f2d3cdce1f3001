/**
 * English sentences of the law on pages: those of the API, but where it speaks to programs by its parameters.
 */
import {
  type LawFinding,
  lawSentenceIn,
  type SomeLawSentences,
} from "../../../kernel/findings/law/law_finding.ts";
import { lawText } from "../../../kernel/findings/law/law_text.ts";
import {
  euroText,
  groupedDigits,
  inPageEnglish,
  periodName,
  placeName,
  routeCosts,
  wordList,
} from "../../words/figures.ts";

const act = "Regulation (EU) 2023/956";
const allocationAct = "Implementing Regulation (EU) 2025/2620, Annex, point 5.1";
const giveBoth = "give the verified direct and the verified indirect emissions";

const applies = {
  both: "",
  direct: " to the direct emissions",
  indirect: " to the indirect emissions",
} as const;

const counted = {
  not: "",
  byBenchmark: " Its free allocation is counted here by its benchmark of column B.",
  asGiven: " Its free allocation is counted here as it was given.",
} as const;

const noDefault = ({ code }: { readonly code: string }): string =>
  `There is no default value for CN code ${code} here: ${giveBoth}.`;

/** Sentences that people read otherwise than programs. */
const forPeople: SomeLawSentences = {
  severalRoutes: ({ code, routes }) =>
    `There are several production routes for CN code ${code}: choose ${wordList(routes, "or", "en")}.`,
  noDefault,
  noDefaultHere: noDefault,
  verifiedNeeded: () => `There is no default value: ${giveBoth}.`,
  factorNotSet: ({ year }) =>
    `The cross-sectoral correction factor of ${year} is not set yet. You can assume one, such as 1.`,
  electricityInTonnes: () =>
    "Electricity is measured in MWh: the quantity is taken as MWh, emissions as t CO₂e per MWh.",
  unionValueOfElectricity: ({ country, applies: part }) =>
    `The act lists no default value of electricity for ${
      placeName(country, "en")
    }: that of the European Union applies${applies[part]}.`,
  otherCountriesValue: ({ country, applies: part }) =>
    `The act lists no default value of this CN code for ${
      placeName(country, "en")
    }: that of other countries and territories applies${applies[part]}.`,
  otherVariantValue: ({ country, code, printed, goods, applies: part }) =>
    `The default value that the act lists for ${
      placeName(country, "en")
    } is that of TARIC code ${printed} (${goods}): for TARIC code ${code} that of other countries and territories applies${
      applies[part]
    }.`,
  carbonPriceWithDefaults: ({ costEur }) =>
    `With default values Article 9(4) of ${act} allows only the default carbon prices that the Commission publishes, of which there are none yet: the deduction takes the price that was given. Without it the net cost is ${
      euroText(costEur, "en")
    }.`,
  gradesAssumed: ({ route, grades, taken, costs }) =>
    `No production route was named: the default values’ route ${route} leaves several steel grades possible, so the highest of the benchmarks of ${
      wordList(grades, "and", "en")
    }, here that of ${taken}, is taken for the free allocation (${allocationAct}). Naming ${taken} gives the same figures; net cost if another route is named: ${
      routeCosts(costs, "en")
    }.`,
  routeAssumed: ({ route, costs }) =>
    `No production route was named: ${route}, that of the default values, is assumed for the free allocation. Net cost by the other routes: ${
      routeCosts(costs, "en")
    }.`,
  wholeChain: () =>
    "Free allocation uses the benchmark of column B, which covers the whole chain. With the precursors, the API computes it exactly for verified values.",
  unusualShare: ({ index, tonnes, code }) =>
    `Precursor ${index + 1}: ${
      groupedDigits(tonnes, "en")
    } t of ${code} per tonne of goods is unusually much: check the figure, which is a ratio and no mass.`,
  exemptPrecursor: ({ index, code, country, counted: how }) =>
    `Precursor ${index + 1} (${code}) was made in ${
      placeName(country, "en")
    }. A precursor of Union or exempt origin counts nothing (${act}, Annex IV, point 3): the verified value should not include its emissions.${
      counted[how]
    }`,
  intensityUnusual: ({ intensity, unit, usual, markUp }) =>
    `The verified emissions of ${intensity} t CO₂e per ${unit} are more than three times the default value${
      markUp === "with" ? " with mark-up" : ""
    }, ${usual}: check the unit and the decimal point.`,
  verifiedAllocation: ({ allocation, year, idle }) =>
    `The free allocation is the verified one of ${allocation} t CO₂e per tonne of goods, which holds for the reporting period ${year}: no benchmark was used${
      idle === "nothing" ? "" : ", and the precursors that were named have no part in it"
    }.`,
  precursorEmissions: () => "tonnes per tonne × verified emissions; held in the verified value, not added",
  precursorByBenchmark: ({ route }) =>
    `tonnes per tonne × CBAM factor × correction factor × column B (${route})`,
  periodPrice: ({ period }) => `price of ${periodName(period, "en")}`,
};

/** Returns the page's English sentence. */
export const englishLaw = (finding: LawFinding): string =>
  lawSentenceIn(forPeople, finding) ?? inPageEnglish(lawText(finding));
