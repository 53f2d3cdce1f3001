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
import type { Option } from "../../../../web/parts/fields.tsx";
import type { Language } from "../../../../web/words/language.ts";
import { codeTexts } from "../../texts/codes.ts";

/** Choices that no declarant's id is. */
const kinds = ["authorised", "below", "neither"] as const;

/** The choices: nobody, an importer or declarant of a kind, and the declarants of who is signed in. */
export const codeChoices = (
  language: Language,
  signedIn: SignedIn | undefined,
): Effect.Effect<ReadonlyArray<Option>, ServiceUnavailable, ImportPeople> =>
  Effect.gen(function* () {
    const texts = codeTexts[language];
    const declarants = signedIn?.tier.cbamApi === true
      ? yield* (yield* ImportPeople).declarants(signedIn.accountId)
      : [];
    return [
      { value: "", label: texts.nobody },
      ...declarants.map(({ id, name, eori }) => ({ value: id, label: `${name} (${eori})` })),
      ...kinds.map((value) => ({ value, label: texts[value] })),
    ];
  });

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
