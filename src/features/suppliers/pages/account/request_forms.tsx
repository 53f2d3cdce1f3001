/**
 * Forms of a request's page: an answer is taken or sent back, the supplier reminded, the request withdrawn.
 */
import type { VNode } from "preact";
import type { CbamContext } from "../../../../application/cbam/cbam_context.ts";
import type { KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { toldState } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import type { Member } from "../../../../web/page/routes.ts";
import { controlWords, Field, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { pageTexts } from "../../texts/pages.ts";
import type { DoneNotice, SentForm } from "./supplier_frame.tsx";
import { requestPath } from "./supplier_paths.ts";

/** Name in the query by which the page asks before it withdraws. */
const revokeQuery = "withdraw";

/** A request as the page shows it. */
export interface RequestView {
  readonly known: KnownInquiry;
  readonly cbam: CbamContext;
  readonly sent: SentForm;
  readonly told: DoneNotice | undefined;
}

/** Parts that the forms are made of. */
type FormParts = {
  readonly member: Member;
  readonly view: RequestView;
};

const Hidden = (
  { member, view: { known: { inquiry } }, action }: FormParts & { readonly action: string },
) => (
  <>
    <FormToken signedIn={member.signedIn} />
    <input type="hidden" name="do" value={action} />
    <input type="hidden" name="round" value={inquiry.round} />
  </>
);

/** Form that takes an answer. */
export const AcceptForm = (parts: FormParts): VNode => {
  const { member: { visit: { language } }, view: { known, sent } } = parts;
  const texts = pageTexts[language];
  return (
    <form class="panel" method="post" action={requestPath(known.inquiry.id)}>
      <h2>{texts.accept}</h2>
      <p class="muted small">{texts.acceptText}</p>
      <Hidden {...parts} action="accept" />
      <div class="fields">
        <TextField
          language={language}
          name="note"
          label={texts.note}
          hint={texts.noteHint}
          maxLength={200}
          value={sent.values.get("note")}
          error={sent.errors.get("note")}
          isOptional
        />
      </div>
      <div class="actions">
        <button class="button" type="submit">{texts.acceptButton}</button>
      </div>
    </form>
  );
};

/** Form that sends an answer back. */
export const ReturnForm = (parts: FormParts): VNode => {
  const { member: { visit: { language } }, view: { known, sent, cbam } } = parts;
  const texts = pageTexts[language];
  const today = cbam.today();
  const { id, dueOn } = known.inquiry;
  const words = {
    ...{ language, name: "remark", label: texts.remark, hint: texts.remarkHint },
    error: sent.errors.get("remark"),
  };
  return (
    <form class="panel" method="post" action={requestPath(id)}>
      <h2>{texts.sendBack}</h2>
      <p class="muted small">{texts.sendBackText}</p>
      <Hidden {...parts} action="return" />
      <div class="fields">
        <Field {...words}>
          <textarea class="control" {...controlWords(words)} rows={3} maxlength={1_000} required>
            {sent.values.get("remark") ?? ""}
          </textarea>
        </Field>
        <TextField
          language={language}
          name="due"
          label={texts.newDue}
          type="date"
          value={sent.values.get("due") ?? (dueOn < today ? today : dueOn)}
          error={sent.errors.get("due")}
        />
      </div>
      <div class="actions">
        <button class="button second" type="submit">{texts.sendBackButton}</button>
      </div>
    </form>
  );
};

/** Question before a request is withdrawn, which can't be taken back. */
const RevokeForm = (parts: FormParts): VNode => {
  const { member: { visit: { language } }, view: { known: { inquiry } } } = parts;
  const texts = pageTexts[language];
  return (
    <form class="panel" method="post" action={requestPath(inquiry.id)}>
      <h2>{texts.revokeTitle}</h2>
      <p>{texts.revokeText}</p>
      <Hidden {...parts} action="revoke" />
      <div class="actions">
        <button class="button danger" type="submit">{texts.revokeButton}</button>
        <a class="button second" href={requestPath(inquiry.id)}>{texts.keep}</a>
      </div>
    </form>
  );
};

/** Buttons of a request that is not over. */
export const Actions = (parts: FormParts): VNode | null => {
  const { member: { visit: { language, query } }, view: { known: { inquiry }, cbam } } = parts;
  const texts = pageTexts[language];
  const { state } = inquiry;
  if (state === "accepted" || state === "revoked") return null;
  if (query[revokeQuery] !== undefined) return <RevokeForm {...parts} />;
  return (
    <div class="actions entry-actions">
      {toldState(inquiry, cbam.today()) !== "waiting"
        ? null
        : (
          <form method="post" action={requestPath(inquiry.id)}>
            <Hidden {...parts} action="remind" />
            <button class="button second" type="submit">{texts.remind}</button>
          </form>
        )}
      <a class="button quiet" href={`${requestPath(inquiry.id)}?${revokeQuery}=ask`}>{texts.revoke}</a>
    </div>
  );
};
