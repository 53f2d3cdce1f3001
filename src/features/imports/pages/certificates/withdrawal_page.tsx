/**
 * Page that asks whether a purchase of certificates or a change was recorded by mistake, and takes it back.
 */
import type { VNode } from "preact";
import type { Lot, Move } from "../../../../domain/imports/certificates/lots.ts";
import { withdrawalFindings } from "../../../../domain/imports/certificates/mistakes.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { ErrorSummary, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count, longDay } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { certificatesTexts } from "../../texts/certificates.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import { memberTexts } from "../../texts/members.ts";
import { inImports } from "../frame.tsx";
import { withdrawalPath } from "../import_paths.ts";
import { findingSentences, type FormErrors } from "../sentences.ts";
import { money } from "../shown.ts";
import { kindName } from "./kind_name.ts";

/** A purchase or a move that may be taken back. */
export type CertificateRecord = { readonly lot: Lot } | { readonly move: Move };

/** A record that the page asks about, and where it leads back to. */
export interface WithdrawalView {
  readonly recorded: CertificateRecord;
  /** Moves of the account that count. */
  readonly moves: ReadonlyArray<Move>;
  readonly declarantId: string;
  readonly year: number;
  /** Address of the account. */
  readonly back: string;
}

const leadOf = (recorded: CertificateRecord, language: Language): string => {
  const texts = certificatesTexts[language];
  if ("lot" in recorded) {
    const { number, kind, boughtOn, unitPriceEur } = recorded.lot;
    return texts.withdrawLot({
      number: count(number, language),
      kind: kindName(kind, language),
      day: longDay(boughtOn, language),
      price: money(unitPriceEur, language),
    });
  }
  const { number, kind, day } = recorded.move;
  return texts.withdrawMove({
    number: count(number, language),
    move: texts.moves[kind],
    day: longDay(day, language),
  });
};

const Ask = ({ member, view, id, errors }: {
  readonly member: Member;
  readonly view: WithdrawalView;
  readonly id: string;
  readonly errors: FormErrors;
}): VNode => {
  const { language } = member.visit;
  const texts = certificatesTexts[language];
  return (
    <form class="panel" method="post" action={withdrawalPath(id)}>
      <p>{leadOf(view.recorded, language)}</p>
      <p class="muted">{texts.withdrawHint}</p>
      <FormToken signedIn={member.signedIn} />
      <input type="hidden" name="declarant" value={view.declarantId} />
      <input type="hidden" name="year" value={view.year} />
      <div class="fields">
        <TextField
          language={language}
          name="note"
          label={memberTexts[language].note}
          maxLength={200}
          isOptional
          error={errors.get("note")}
        />
      </div>
      <div class="actions">
        <button class="button danger" type="submit">{texts.withdraw}</button>
        <a class="button second" href={view.back}>{ledgerTexts[language].keep}</a>
      </div>
    </form>
  );
};

/** @returns the page; of a purchase of which certificates left the account it says what is taken back first */
export const withdrawalPage = (
  member: Member,
  view: WithdrawalView,
  errors: FormErrors = new Map<string, string>(),
): Framed => {
  const { language } = member.visit;
  const { recorded, moves, back } = view;
  const { id } = "lot" in recorded ? recorded.lot : recorded.move;
  const against = "lot" in recorded ? withdrawalFindings(moves, id) : [];
  return inImports(member, {
    tab: "certificates",
    title: certificatesTexts[language].withdrawTitle,
    children: against.length > 0
      ? (
        <>
          <Notice tone="bad">
            {findingSentences(against, language).map((sentence) => <p>{sentence}</p>)}
          </Notice>
          <p class="actions">
            <a class="button second" href={back}>{ledgerTexts[language].keep}</a>
          </p>
        </>
      )
      : (
        <>
          <ErrorSummary
            language={language}
            errors={[...errors].map(([field, message]) => ({ id: field, message }))}
          />
          <Ask member={member} view={view} id={id} errors={errors} />
        </>
      ),
  });
};
