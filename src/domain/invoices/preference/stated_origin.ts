/**
 * The origin that a statement names: the words between "these products are of" and "preferential origin" of the English versions, and
 * the countries that they are read as. Whether the goods have that origin is asked elsewhere.
 */
import { alpha2OfAnyCode } from "../../../kernel/identifiers.ts";
import { countryCodeOf } from "../../../kernel/lenient/country.ts";
import { countriesNamed } from "../../../kernel/lenient/country_words.ts";
import { memberStates } from "../../../kernel/member_states.ts";

/** Adjectives of the countries of the agreements, and of those whose goods are passed on most, by alpha-2. */
const adjectives: Readonly<Record<string, string>> = {
  ...{ AT: "austrian", BE: "belgian", BG: "bulgarian", CY: "cypriot", CZ: "czech", DE: "german" },
  ...{ DK: "danish", EE: "estonian", ES: "spanish", FI: "finnish", FR: "french", GR: "greek" },
  ...{ HR: "croatian", HU: "hungarian", IE: "irish", IT: "italian", LT: "lithuanian", LV: "latvian" },
  ...{ MT: "maltese", NL: "dutch", PL: "polish", PT: "portuguese", RO: "romanian", SE: "swedish" },
  ...{ SI: "slovenian", SK: "slovak", GB: "british", CH: "swiss", NO: "norwegian", IS: "icelandic" },
  ...{ CA: "canadian", JP: "japanese", KR: "korean", VN: "vietnamese", SG: "singaporean", MX: "mexican" },
  ...{ CL: "chilean", TR: "turkish", UA: "ukrainian", MD: "moldovan", GE: "georgian", RS: "serbian" },
  ...{ AL: "albanian", BA: "bosnian", ME: "montenegrin", MK: "macedonian", MA: "moroccan" },
  ...{ TN: "tunisian", DZ: "algerian", EG: "egyptian", IL: "israeli", JO: "jordanian", LB: "lebanese" },
  ...{ PS: "palestinian", FO: "faroese", IN: "indian", PK: "pakistani", BD: "bangladeshi" },
  ...{ LK: "sri lankan", NP: "nepalese", PH: "philippine", ID: "indonesian", KH: "cambodian" },
  ...{ UZ: "uzbek", BO: "bolivian", KE: "kenyan", NG: "nigerian", ET: "ethiopian" },
  ...{ CN: "chinese", US: "american", TW: "taiwanese", TH: "thai", MY: "malaysian", RU: "russian" },
  ...{ BY: "belarusian", BR: "brazilian", AU: "australian", ZA: "south african" },
};

const ofAdjective: ReadonlyMap<string, string> = new Map(
  Object.entries(adjectives).map(([code, adjective]) => [adjective, code]),
);

/** Names of the Union in statements. */
const unionNames =
  /^(?:the\s+)?(?:e\.?u\.?|e\.?c\.?|e\.?e\.?c\.?|european(?:\s+(?:union|community))?|community)$/i;

const declared = /\bproducts\s+are\s+of\b/i;
const word = /\p{L}[\p{L}\p{M}.]*/gu;
const closing = /\bpreferential\s+origin\b/i;

/** Returns the words in which an English statement names the origin, empty where it leaves the place blank; undefined: other words. */
export const statedOrigin = (statement: string): string | undefined => {
  const start = declared.exec(statement);
  if (start === null) return undefined;
  const rest = statement.slice(start.index + start[0].length);
  const end = closing.exec(rest);
  return end === null ? undefined : (rest.slice(0, end.index).match(word) ?? []).join(" ");
};

/** Returns the countries, alpha-2, that the words of an origin name, the member states for the Union; none: not known here. */
export const countriesOfOrigin = (words: string): ReadonlySet<string> => {
  if (unionNames.test(words)) return new Set(memberStates);
  const code = ofAdjective.get(words.toLowerCase()) ?? countryCodeOf(words);
  const named = code === undefined ? countriesNamed(words) : [code];
  return new Set(named.flatMap((each) => alpha2OfAnyCode(each) ?? []));
};
