/**
 * Words by which a statement claims a preference, in every language in which the Union's agreements print their statement.
 * Letters are compared without their marks: people write `forman` for `förmån`.
 * @source PEM Convention, Appendix I, Annex III; EU-UK TCA, Annex 7; EU-Korea FTA, Protocol, Annex III; EU-Viet Nam FTA,
 * Protocol 1, Annex VI; EU-Japan EPA, Annex 3-D
 */

/** Stem of "preferential" in most languages of Latin letters, those with `æ` or `ae` among them. */
const latin = "pr(?:ae|[eaæ])fer[ae]n";

/** Stems of the others, by language. Where a language has two words, both are here. */
const stems: Readonly<Record<string, string>> = {
  bg: "преференц",
  el: "προτιμησιακ",
  et: "sooduspäritolu",
  fi: "etuuskohtelu",
  ga: "fabhrach",
  hu: "kedvezményes",
  lv: "priekšrocīb",
  sv: "förmånsberättig",
  is: "fríðinda",
  tr: "tercihli",
  ka: "პრეფერენც|შეღავათიან",
  he: "מועדפ|מועדף|העדפ",
  ar: "تفضيل",
  vi: "ưu đãi",
  ja: "特恵",
  ko: "특혜",
};

const withoutMarks = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "");

const stem = withoutMarks([latin, ...Object.values(stems)].join("|"));

/** Words that turn the claim round, as in "of non-preferential origin" and "ohne Präferenz". */
const denials =
  "non|not|no|without|nicht|ohne|keine?|sans|senza|sin|sem|nao|niet|zonder|geen|ikke|uden|uten|icke|utan|ei|mitte|bez|nie|nem|mhux|fara|jo|μη|не";

/** A denial before the stem or its "of" or "origine", or a syllable of denial in one word with it, as in `nepreferenční`. */
const turned = `(?<!\\p{L})(?:(?:${denials})[\\s-]*(?:(?:of|d[ei]|origin\\p{L}*|orige[nm])\\s+){0,2}|ni?e)`;

const claims = new RegExp(`(?<!${turned})(?:${stem})`, "iu");

/** Returns true if the statement claims a preference, in whichever language an agreement has it. */
export const isPreferential = (statement: string): boolean => claims.test(withoutMarks(statement));
