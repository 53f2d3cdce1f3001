/** Companies that are typed in forms and addresses of an account with many: each is told by its id before a page is made. */
import * as Effect from "effect/Effect";
import { ImportPeople } from "../../../../application/imports/import_ports.ts";
import type { ServiceUnavailable } from "../../../../contract/failures.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import type { Member } from "../../../../web/page/routes.ts";
import type { Option } from "../../../../web/parts/fields.tsx";
import { ownersOf } from "./owner.ts";
import { declarantOptions, personOptions } from "./person_options.ts";
import { isNoCompany, isTypedChoice, mostChoices, typedPerson } from "../../../../web/people/typed_person.ts";
import { type PersonField, personFields, type UnclearPerson } from "./which_person.tsx";

/** Values by the names of their fields, with companies by their ids, and what is unclear. */
export interface MeantPeople {
  /** Fields whose text was told by an id. */
  readonly told: ReadonlyMap<PersonField, string>;
  readonly unclear: ReadonlyArray<UnclearPerson>;
}

/** True of a value of a list's choice: an id, a kind and an id, or what is no company. */
const isValue = (text: string): boolean => {
  const id = text.split(" ").at(-1) ?? "";
  return isNoCompany(text) || uuidOfText(id) !== undefined;
};

const nothing: MeantPeople = { told: new Map(), unclear: [] };

/**
 * Returns the companies that the texts of a form mean.
 * @param isWriting true of a form that records something: it takes no company of which a part was typed
 */
export const meantPeople = (
  { visit: { language }, signedIn: { accountId } }: Member,
  textOf: (field: PersonField) => string | undefined,
  isWriting: boolean,
): Effect.Effect<MeantPeople, ServiceUnavailable, ImportPeople> =>
  Effect.gen(function* () {
    const typed = personFields.flatMap((field) => {
      const text = textOf(field)?.trim() ?? "";
      return isValue(text) ? [] : [{ field, text }];
    });
    if (typed.length === 0) return nothing;
    const people = yield* ImportPeople;
    const importers = yield* people.importers(accountId);
    const declarants = yield* people.declarants(accountId);
    const chosen = { importers, declarants };
    const options: Readonly<Record<PersonField, () => ReadonlyArray<Option>>> = {
      importer: () => personOptions(importers),
      declarant: () => declarantOptions(chosen, language),
      declared_by: () => personOptions(declarants),
      of: () => ownersOf(chosen, language),
    };
    const told = new Map<PersonField, string>();
    const unclear: Array<UnclearPerson> = [];
    for (const { field, text } of typed) {
      const choices = options[field]();
      if (!isTypedChoice(choices)) continue;
      const { value, candidates } = typedPerson(text, choices);
      const [only, ...others] = candidates;
      const meant = value ?? (!isWriting && others.length === 0 ? only?.value : undefined);
      if (meant === undefined) {
        unclear.push({ field, typed: text, candidates: candidates.slice(0, mostChoices + 1) });
      } else told.set(field, meant);
    }
    return { told, unclear };
  });
