/**
 * One request: what was asked, how it stands, what was answered, and the forms that take an answer or send it back.
 */
import type { VNode } from "preact";
import type { CbamContext } from "../../../../application/cbam/cbam_context.ts";
import type { KnownInquiry } from "../../../../application/suppliers/inquiries/inquiry_ports.ts";
import { type InquiryAnswer, toldState } from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { prospectOf } from "../../../../domain/suppliers/inquiries/prospect.ts";
import { unitOf } from "../../../../domain/suppliers/value.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { controlWords, ErrorSummary, Field, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { longDay, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { type Fact, Facts } from "../../../imports/pages/ledger/facts.tsx";
import { emissions, money } from "../../../imports/pages/shown.ts";
import { answeredValues } from "../../records/inquiry_record.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { pageTexts } from "../../texts/pages.ts";
import { type DoneNotice, inSuppliers, Lines, type SentForm, Telling } from "./supplier_frame.tsx";
import { installationPath, requestPath, requestTablePath } from "./supplier_paths.ts";
import { SentFiles } from "./sent_files.tsx";
import { StateBadge, Values } from "./supplier_tables.tsx";

/** A request as the page shows it. */
export interface RequestView {
  readonly known: KnownInquiry;
  readonly cbam: CbamContext;
  readonly sent: SentForm;
  readonly told: DoneNotice | undefined;
}

/** Goods that were asked for, each with what own values pay. */
const GoodsList = ({ view: { known, cbam }, language }: {
  readonly view: RequestView;
  readonly language: Language;
}): VNode => {
  const texts = pageTexts[language];
  const { inquiry: { facts: { goods, period } }, installation } = known;
  const of = { origin: installation.facts.country, period, today: cbam.today() };
  return (
    <ul class="plain">
      {goods.map((each) => {
        const prospect = prospectOf(cbam.law(), each, of);
        const pays = prospect === undefined ? [] : [
          texts.byDefault(money(prospect.byDefaultEur, language), unitOf(each)),
          texts.breakEven(emissions(prospect.breakEvenT, language)),
        ];
        return (
          <li>
            {[spacedCode(each.cnCode), each.productionRoute].filter(Boolean).join(" ")}
            {pays.length === 0 ? null : <div class="muted small">{pays.join(", ")}</div>}
          </li>
        );
      })}
    </ul>
  );
};

const FactsPanel = (
  { view, language }: { readonly view: RequestView; readonly language: Language },
): VNode => {
  const texts = pageTexts[language];
  const { known, cbam } = view;
  const { inquiry, installation, mailedOn } = known;
  const { facts } = inquiry;
  const days = [...new Set(mailedOn)].map((day) => longDay(day, language)).join(", ");
  const isWaiting = inquiry.state === "waiting";
  const rows: ReadonlyArray<Fact | undefined> = [
    [texts.state, <StateBadge known={known} today={cbam.today()} language={language} />],
    [texts.installation, <a href={installationPath(installation.id)}>{installation.facts.name}</a>],
    [texts.goods, <GoodsList view={view} language={language} />],
    [texts.receiver, `${facts.receiver} (${linkTexts[facts.language].language})`],
    [texts.mailedOn, days],
    [texts.due, longDay(inquiry.dueOn, language)],
    isWaiting ? [texts.openUntil, longDay(inquiry.openUntil, language)] : undefined,
    isWaiting
      ? [
        texts.supplierTable,
        <a href={requestTablePath(inquiry.id)}>{linkTexts[language].sheet.download}</a>,
      ]
      : undefined,
    facts.message === null ? undefined : [texts.message, <Lines text={facts.message} />],
    isWaiting && inquiry.remark !== null ? [texts.returnedWith, <Lines text={inquiry.remark} />] : undefined,
  ];
  return (
    <section class="panel">
      <Facts facts={rows.filter((row) => row !== undefined)} />
    </section>
  );
};

const Answer = ({ view: { known, cbam }, answer, language }: {
  readonly view: RequestView;
  readonly answer: InquiryAnswer;
  readonly language: Language;
}): VNode => {
  const texts = pageTexts[language];
  return (
    <section class="panel">
      <h2>{texts.answerOf(longDay(answer.sentOn, language))}</h2>
      {answer.remark === null ? null : (
        <Notice title={texts.remarkOfSupplier}>
          <p>
            <Lines text={answer.remark} />
          </p>
        </Notice>
      )}
      <Values values={answeredValues(known, answer)} cbam={cbam} language={language} isSent isOfOne />
      <SentFiles inquiryId={known.inquiry.id} files={answer.files} language={language} />
    </section>
  );
};

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

const AcceptForm = (parts: FormParts): VNode => {
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

const ReturnForm = (parts: FormParts): VNode => {
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

const Actions = (parts: FormParts): VNode | null => {
  const { member: { visit: { language } }, view: { known: { inquiry }, cbam } } = parts;
  const texts = pageTexts[language];
  const { state } = inquiry;
  const button = (action: "remind" | "revoke", kind: string) => (
    <form method="post" action={requestPath(inquiry.id)}>
      <Hidden {...parts} action={action} />
      <button class={`button ${kind}`} type="submit">{texts[action]}</button>
    </form>
  );
  return state === "accepted" || state === "revoked" ? null : (
    <div class="actions entry-actions">
      {toldState(inquiry, cbam.today()) === "waiting" ? button("remind", "second") : null}
      {button("revoke", "quiet")}
    </div>
  );
};

/** @returns the page of a request */
export const requestPage = (member: Member, view: RequestView): Framed => {
  const { language } = member.visit;
  const texts = pageTexts[language];
  const { known: { inquiry, installation, answers }, sent, told } = view;
  return inSuppliers(member, {
    tab: "requests",
    title: texts.requestTitle(installation.facts.name, String(inquiry.facts.period)),
    children: (
      <>
        <Telling told={told} />
        <ErrorSummary
          language={language}
          errors={[...sent.errors].map(([id, message]) => ({ id, message }))}
        />
        <Actions member={member} view={view} />
        <FactsPanel view={view} language={language} />
        {answers.toReversed().map((answer) => <Answer view={view} answer={answer} language={language} />)}
        {inquiry.state !== "received" ? null : (
          <div class="columns halves forms">
            <AcceptForm member={member} view={view} />
            <ReturnForm member={member} view={view} />
          </div>
        )}
      </>
    ),
  });
};
