/**
 * Routes that take a purchase of certificates or a change back: a page that asks first, and its form.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { Certificates } from "../../../../application/imports/import_ports.ts";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { NotFound } from "../../../../contract/failures.ts";
import { WithdrawalRequest } from "../../../../contract/imports/certificates.ts";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import { chosenOf } from "../chosen.ts";
import { importForm, importRoute } from "../whose/member_routes.ts";
import { importPaths } from "../import_paths.ts";
import { type FormErrors, formErrors } from "../sentences.ts";
import { typedRequest } from "../typed.ts";
import { type CertificateRecord, withdrawalPage } from "./withdrawal_page.tsx";

export const noDeclarant = new NotFound({ message: "There is no such declarant of this account." });
const noRecord = new NotFound({ message: "There is no such purchase or change of this account." });

/** @returns the address of a declarant's certificates; `kept` names the sentence about what was done */
export const certificatesAt = (declarantId: string, year: number, kept?: string): string => {
  const words = { declarant: declarantId, year: String(year), ...(kept === undefined ? {} : { kept }) };
  return `${importPaths.certificates}?${new URLSearchParams(words)}`;
};

/** The declarant and the year that a page or a form names, with the account. */
const accountOf = (member: Member) =>
  Effect.gen(function* () {
    const chosen = yield* chosenOf(member);
    if (chosen.declarant === undefined) return yield* noDeclarant;
    const { account } = yield* Certificates;
    const found = yield* account(member.signedIn.accountId, chosen.declarant.id);
    if (Option.isNone(found)) return yield* noDeclarant;
    return { chosen, declarantId: chosen.declarant.id, account: found.value };
  });

/** The purchase or the move that the address names; of one that was taken back, the way to the account's page. @fails NotFound for what never was */
const recordedOf = (member: Member) =>
  Effect.gen(function* () {
    const { chosen: { year }, declarantId, account: { lots, moves, withdrawn } } = yield* accountOf(member);
    const id = uuidOfText(member.params["id"] ?? "");
    const back = certificatesAt(declarantId, year);
    const [lot, move] = [lots.find((each) => each.id === id), moves.find((each) => each.id === id)];
    const recorded: CertificateRecord | undefined = lot !== undefined
      ? { lot }
      : move !== undefined
      ? { move }
      : undefined;
    if (recorded !== undefined) return { recorded, moves, declarantId, year, back };
    const isTakenBack = withdrawn.lots.some(({ lot: each }) => each.id === id) ||
      withdrawn.moves.some(({ move: each }) => each.id === id);
    return isTakenBack ? goTo(certificatesAt(declarantId, year, "withdrawn")) : yield* noRecord;
  });

/** The page that asks; where it was taken back meanwhile, the page of the account that says so. */
const askingPage = (member: Member, told?: { readonly errors: FormErrors; readonly status: number }) =>
  Effect.map(
    recordedOf(member),
    (view) =>
      "recorded" in view
        ? privatePage(withdrawalPage(member, view, told?.errors), told && { status: told.status })
        : view,
  );

const path = "/imports/certificates/:id/withdraw";

const asking = importRoute("work", path, (member) => askingPage(member));

const decode = decoderOf(WithdrawalRequest);

/** Takes it back once: a form that is sent again finds it taken back. */
const withdraw = importForm(path, (sender, form) =>
  Effect.gen(function* () {
    const query = { declarant: form.get("declarant") ?? "", year: form.get("year") ?? "" };
    const member = { ...sender, visit: { ...sender.visit, query } };
    const { chosen: { today, year }, declarantId } = yield* accountOf(member);
    const again = (errors: FormErrors) => askingPage(member, { errors, status: 422 });
    const { body } = typedRequest(form, { note: "text" }, member.visit.language);
    const recordedId = uuidOfText(member.params["id"] ?? "");
    if (recordedId === undefined) return yield* noRecord;
    const read = decode({ ...body, declarant: declarantId, recorded: recordedId }, byPointer());
    if (Either.isLeft(read)) return yield* again(formErrors(read.left.issues, member.visit.language));
    const written = yield* (yield* Certificates).withdraw(member.signedIn.accountId, declarantId, {
      recordedId,
      withdrawnOn: today,
      note: read.right.note ?? null,
    });
    if (Option.isNone(written)) return yield* noRecord;
    return Either.isLeft(written.value)
      ? yield* again(new Map())
      : goTo(certificatesAt(declarantId, year, "withdrawn"));
  }));

export const withdrawalRoutes = [asking, withdraw] as const;
