/**
 * Routes of the page for certificates: purchases and moves are decoded as the API's requests are, and kept by the same
 * account.
 */
import * as Effect from "effect/Effect";
import * as Either from "effect/Either";
import * as Option from "effect/Option";
import { certificateIssue, dayToCome } from "../../../../application/imports/certificate_issues.ts";
import { type AccountChange, Certificates } from "../../../../application/imports/import_ports.ts";
import { newId } from "../../../../application/new_id.ts";
import { byPointer, decoderOf } from "../../../../contract/decoding/decoding.ts";
import { LotRequest, MoveRequest } from "../../../../contract/imports/certificates.ts";
import type { Lot, Move } from "../../../../domain/imports/certificates/lots.ts";
import type { Issue } from "../../../../kernel/issue.ts";
import { uuidOfText } from "../../../../kernel/uuid.ts";
import { goTo, type Member, privatePage } from "../../../../web/page/routes.ts";
import { actionOf } from "../../../../web/page/sent_form.ts";
import { certificatesTexts } from "../../texts/certificates.ts";
import { chosenOf, type ChosenYear } from "../chosen.ts";
import { importForm, importRoute } from "../whose/member_routes.ts";
import { importPaths } from "../import_paths.ts";
import { formErrors } from "../sentences.ts";
import { type FieldKinds, typedRequest } from "../typed.ts";
import { certificatesPage } from "./certificates_page.tsx";
import { type CertificateForm, certificateForms } from "./certificates_outcome.ts";
import { readCertificates } from "./certificates_view.ts";
import { certificatesAt, noDeclarant, withdrawalRoutes } from "./withdrawal_routes.ts";

const kinds: Readonly<Record<CertificateForm, FieldKinds>> = {
  lot: { kind: "text", bought_on: "text", number: "whole", unit_price_eur: "number", reference: "text" },
  move: { kind: "text", lot: "text", day: "text", number: "whole", for_year: "number" },
};

const decodeLot = decoderOf(LotRequest);
const decodeMove = decoderOf(MoveRequest);

const newIdsOf = ({ cbam: { nowMs } }: ChosenYear): Readonly<Record<CertificateForm, string>> => ({
  lot: newId(nowMs),
  move: newId(nowMs),
});

const shown = importRoute("look", importPaths.certificates, (member) =>
  Effect.gen(function* () {
    const chosen = yield* chosenOf(member);
    const view = yield* readCertificates(member.signedIn.accountId, chosen);
    const texts = certificatesTexts[member.visit.language];
    const sentences: ReadonlyMap<string, string> = new Map([
      ["lot", texts.lotKept],
      ["move", texts.moveKept],
      ["there", texts.lotThere],
      ["withdrawn", texts.withdrawn],
    ]);
    const told = { done: sentences.get(member.visit.query["kept"] ?? ""), newIds: newIdsOf(chosen) };
    return privatePage(certificatesPage(member, chosen, view, told));
  }));

/** Whose account a form writes, and with which values. */
interface CertificateCall {
  readonly member: Member;
  readonly chosen: ChosenYear;
  readonly declarantId: string;
  readonly form: CertificateForm;
  readonly sent: URLSearchParams;
}

/** The page again, with what is wrong beside the fields. */
const refused = ({ member, chosen, form, sent }: CertificateCall, issues: ReadonlyArray<Issue>) =>
  Effect.map(readCertificates(member.signedIn.accountId, chosen), (view) =>
    privatePage(
      certificatesPage(member, chosen, view, {
        form,
        values: new Map(sent),
        errors: formErrors(issues, member.visit.language),
        newIds: newIdsOf(chosen),
      }),
      { status: 422 },
    ));

type CertificateChange = Either.Either<
  { readonly lot: Lot } | { readonly move: Move },
  ReadonlyArray<Issue>
>;

/** A form as a purchase or a move under the id that the page gave it. */
const decoded = ({ member, chosen, declarantId, form, sent }: CertificateCall): CertificateChange => {
  const { body, issues } = typedRequest(sent, kinds[form], member.visit.language);
  const asked = { ...body, declarant: declarantId };
  const id = uuidOfText(sent.get("id") ?? "") ?? newId(chosen.cbam.nowMs);
  const wrong = (more: ReadonlyArray<Issue | undefined>): ReadonlyArray<Issue> =>
    [...issues, ...more].flatMap((issue) => issue ?? []);
  if (form === "lot") {
    const read = decodeLot(asked, byPointer());
    if (Either.isLeft(read)) return Either.left(wrong(read.left.issues));
    const { kind, bought_on: boughtOn, number, unit_price_eur: unitPriceEur, reference = null } = read.right;
    const found = wrong([dayToCome("bought_on", boughtOn, chosen.today)]);
    return found.length > 0
      ? Either.left(found)
      : Either.right({ lot: { id, kind, boughtOn, number, unitPriceEur, reference } });
  }
  const read = decodeMove(asked, byPointer());
  if (Either.isLeft(read)) return Either.left(wrong(read.left.issues));
  const { lot: lotId, kind, day, number, for_year: forYear = null } = read.right;
  const found = wrong([dayToCome("day", day, chosen.today)]);
  return found.length > 0
    ? Either.left(found)
    : Either.right({ move: { id, lotId, kind, day, number, forYear } });
};

/** The page with a word on what was done; of what was there under its reference, or was taken back meanwhile, it says so. */
const keptAt = (
  { chosen: { year }, declarantId, form, sent }: CertificateCall,
  { account: { lots, moves }, recordedId, result }: AccountChange,
) => {
  const counts = [...lots, ...moves].some(({ id }) => id === recordedId);
  if (!counts) return goTo(certificatesAt(declarantId, year, "withdrawn"));
  const isOther = result === "unchanged" && recordedId !== uuidOfText(sent.get("id") ?? "");
  return goTo(certificatesAt(declarantId, year, isOther ? "there" : form));
};

/** Keeps a purchase or a move once: a form that is sent again finds it there. */
const keep = (sending: CertificateCall) =>
  Effect.gen(function* () {
    const { member: { signedIn: { accountId } }, declarantId } = sending;
    const read = decoded(sending);
    if (Either.isLeft(read)) return yield* refused(sending, read.left);
    const { buy, move } = yield* Certificates;
    const written = "lot" in read.right
      ? yield* buy(accountId, declarantId, read.right.lot)
      : yield* move(accountId, declarantId, read.right.move);
    if (Option.isNone(written)) return yield* noDeclarant;
    return Either.isLeft(written.value)
      ? yield* refused(sending, written.value.left.map(certificateIssue))
      : keptAt(sending, written.value.right);
  });

const sending = importForm(importPaths.certificates, (member, sent) =>
  Effect.gen(function* () {
    const query = { declarant: sent.get("declarant") ?? "", year: sent.get("year") ?? "" };
    const chosen = yield* chosenOf({ ...member, visit: { ...member.visit, query } });
    if (chosen.declarant === undefined) return yield* noDeclarant;
    const form = yield* actionOf(sent, certificateForms);
    return yield* keep({ member, chosen, declarantId: chosen.declarant.id, form, sent });
  }));

export const certificatesRoutes = [shown, sending, ...withdrawalRoutes] as const;
