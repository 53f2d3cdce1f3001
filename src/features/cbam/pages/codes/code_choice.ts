/** Choice of who a line's document code is for, and the codes that it leads to. */
import * as Effect from "effect/Effect";
import type { SignedIn } from "../../../../application/accounts/browser_session.ts";
import type { LawServices } from "../../../../application/cbam/cbam_context.ts";
import type { BulkCall } from "../../../../application/cbam/run_bulk.ts";
import { type ImportLaw, ImportPeople } from "../../../../application/imports/import_ports.ts";
import {
  type CodeOfShipment,
  codeRecordsOf,
  codesOfShipments,
} from "../../../../application/imports/line_codes.ts";
import type { NotFound, ServiceUnavailable } from "../../../../contract/failures.ts";
import type { Declarant } from "../../../../domain/imports/people/declarant.ts";
import type { Option } from "../../../../web/parts/fields.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { cut } from "../../../../kernel/text/shown.ts";
import { isCompany, isTypedChoice, mostChoices, typedPerson } from "../../../../web/people/typed_person.ts";
import { shellTexts } from "../../../../web/words/shell.ts";
import { codeTexts } from "../../texts/codes.ts";

/** Characters of a typed text that a sentence about it repeats. */
const longestShown = 100;

/** Choices that no declarant's id is. */
const kinds = ["authorised", "below", "neither"] as const;

const optionsOf = (declarants: ReadonlyArray<Declarant>, language: Language): ReadonlyArray<Option> => {
  const texts = codeTexts[language];
  return [
    { value: "", label: texts.nobody },
    ...declarants.map(({ id, name, eori }) => ({ value: id, label: `${name} (${eori})` })),
    ...kinds.map((value) => ({ value, label: texts[value] })),
  ];
};

/** The choices: nobody, an importer or declarant of a kind, and the declarants of who is signed in. */
export const codeChoices = (
  language: Language,
  signedIn: SignedIn | undefined,
): Effect.Effect<ReadonlyArray<Option>, ServiceUnavailable, ImportPeople> =>
  Effect.gen(function* () {
    const declarants = signedIn?.tier.cbamApi === true
      ? yield* (yield* ImportPeople).declarants(signedIn.accountId)
      : [];
    return optionsOf(declarants, language);
  });

/** A declarant whom a text means. */
export interface MeantCode {
  /** Value of the choice that it means; the text itself where that is unclear. */
  readonly value: string;
  /** Sentence about a text that names no declarant, or several. */
  readonly error?: string;
  /** Declarants that the text may mean, at most as many as a list has. */
  readonly candidates: ReadonlyArray<Option>;
}

/**
 * The choice that a text of the field means, where an account has more declarants than a list shows and one of them is typed.
 * @param options the choices, of `codeChoices`
 * @param isKept true where what is calculated is kept: then a declarant of which a part was typed is not taken
 */
export const meantCode = (
  sent: string,
  { options, language, isKept }: {
    readonly options: ReadonlyArray<Option>;
    readonly language: Language;
    readonly isKept: boolean;
  },
): MeantCode => {
  const text = sent.trim();
  const isValue = isCompany(text) || options.some((option) => option.value === text);
  if (isValue || !isTypedChoice(options)) return { value: text, candidates: [] };
  const { value, candidates } = typedPerson(text, options);
  const [only, ...others] = candidates;
  const meant = value ?? (!isKept && others.length === 0 ? only?.value : undefined);
  if (meant !== undefined) return { value: meant, candidates: [] };
  const words = shellTexts[language].people;
  const shown = cut(text, longestShown);
  return {
    value: text,
    error: only === undefined
      ? words.noSuch(shown)
      : others.length === 0
      ? words.only(shown, only.label)
      : words.several(shown),
    candidates: candidates.slice(0, mostChoices),
  };
};

/**
 * Codes for who was chosen; undefined where nobody was.
 * @param accountId account whose declarants may be named; undefined: none may
 */
export const codesChosen = (
  choice: string,
  accountId: string | undefined,
): Effect.Effect<
  CodeOfShipment | undefined,
  NotFound | ServiceUnavailable,
  ImportLaw | ImportPeople | LawServices
> => {
  if (choice === "") return Effect.succeed(undefined);
  const kind = kinds.find((each) => each === choice);
  if (kind === undefined && accountId === undefined) return Effect.succeed(undefined);
  return codesOfShipments({
    accountId: accountId ?? "",
    declarant: kind === undefined ? choice : undefined,
    isAuthorised: kind === "authorised",
    staysBelow: kind === "below",
  });
};

/**
 * The choice of a table's form that a text means; what names no declarant, or several, is told by a sentence.
 * @param accountId account of who is signed in; undefined for a caller with a key, whose declarants nobody may name here
 */
export const tableCode = (
  text: string,
  language: Language,
  accountId: string | undefined,
): Effect.Effect<MeantCode, ServiceUnavailable, ImportPeople> =>
  Effect.gen(function* () {
    const isValue = text === "" || isCompany(text) || kinds.some((kind) => kind === text);
    if (isValue || accountId === undefined) return { value: text, candidates: [] };
    const declarants = yield* (yield* ImportPeople).declarants(accountId);
    return meantCode(text, { options: optionsOf(declarants, language), language, isKept: true });
  });

/** Codes that were chosen for the rows of a table; declarants are named by who is signed in only. */
export const rowCodesChosen = (
  choice: string,
  { accountId, keyId }: BulkCall["caller"],
): Effect.Effect<
  BulkCall["codesOf"],
  NotFound | ServiceUnavailable,
  ImportLaw | ImportPeople | LawServices
> =>
  Effect.map(
    codesChosen(choice, keyId === null ? accountId : undefined),
    (codeOf) => codeOf && codeRecordsOf(codeOf),
  );
