/**
 * One request: what was asked, how it stands, what was answered, and the forms that take an answer or send it back.
 */
import * as Either from "effect/Either";
import type { VNode } from "preact";
import { deliveryFinding, isUndelivered } from "../../../../domain/suppliers/inquiries/delivery.ts";
import {
  type InquiredGoods,
  type InquiryAnswer,
  toldState,
} from "../../../../domain/suppliers/inquiries/inquiry.ts";
import { prospectOf } from "../../../../domain/suppliers/inquiries/prospect.ts";
import { unitOf } from "../../../../domain/suppliers/value.ts";
import { issueOf } from "../../../../kernel/issue.ts";
import { Offered } from "../../../../web/parts/form_token.tsx";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { ErrorSummary } from "../../../../web/parts/fields.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { longDay, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { type Fact, Facts } from "../../../imports/pages/facts.tsx";
import { emissions, money } from "../../../imports/pages/shown.ts";
import { BreakEvenOfMany } from "../../../imports/pages/saving/break_even.tsx";
import { SavingTable } from "../../../imports/pages/saving/saving_table.tsx";
import { savingTexts } from "../../../imports/texts/saving.ts";
import { answeredValues } from "../../records/inquiry_record.ts";
import { linkTexts } from "../../texts/link/texts.ts";
import { pageTexts } from "../../texts/pages.ts";
import { toldSaving } from "../savings/told_saving.ts";
import { inSuppliers, Telling } from "./supplier_frame.tsx";
import { AcceptForm, Actions, type RequestView, ReturnForm } from "./request_forms.tsx";
import { SentFiles } from "./sent_files.tsx";
import { installationPath, requestTablePath } from "./supplier_paths.ts";
import { StateBadge, Values } from "./supplier_tables.tsx";

const Lines = ({ text }: { readonly text: string }): VNode => (
  <>
    {text.split("\n").map((line, index) => (
      <>
        {index === 0 ? null : <br />}
        {line}
      </>
    ))}
  </>
);

/** Goods of a request, as code and route. */
const goodsName = ({ cnCode, productionRoute }: InquiredGoods): string =>
  [spacedCode(cnCode), productionRoute].filter(Boolean).join(" ");

/** Goods that were asked for, each with what own values pay. */
const goodsOf = ({ known, cbam }: RequestView) => {
  const { inquiry: { facts: { goods, period } }, installation } = known;
  const of = { origin: installation.facts.country, period, today: cbam.today() };
  return goods.map((each) => ({ each, prospect: prospectOf(cbam.law(), each, of) }));
};

const GoodsList = ({ view, language }: {
  readonly view: RequestView;
  readonly language: Language;
}): VNode => {
  const texts = pageTexts[language];
  return (
    <ul class="plain">
      {goodsOf(view).map(({ each, prospect }) => {
        const pays = prospect === undefined ? [] : [
          texts.byDefault(money(prospect.byDefaultEur, language), unitOf(each)),
          texts.breakEven(emissions(prospect.breakEvenT, language)),
        ];
        return (
          <li>
            {goodsName(each)}
            {pays.length === 0 ? null : <div class="muted small">{pays.join(", ")}</div>}
          </li>
        );
      })}
    </ul>
  );
};

/** Calculation of the break-evens of the goods; nothing once an answer tells them with its own values. */
const BreakEvens = ({ view, language }: {
  readonly view: RequestView;
  readonly language: Language;
}): VNode | null => {
  const rows = goodsOf(view).flatMap(({ each, prospect }) =>
    prospect === undefined ? [] : [{ name: goodsName(each), terms: prospect.terms }]
  );
  return rows.length === 0 || view.known.answers.length > 0
    ? null
    : <BreakEvenOfMany rows={rows} note={savingTexts[language].precursorsToCome} language={language} />;
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
      <BreakEvens view={view} language={language} />
    </section>
  );
};

const Answer = ({ view: { known, cbam }, answer, language }: {
  readonly view: RequestView;
  readonly answer: InquiryAnswer;
  readonly language: Language;
}): VNode => {
  const texts = pageTexts[language];
  const values = answeredValues(known, answer);
  const unanswered = known.inquiry.facts.goods.filter((goods) =>
    !values.some(({ value: { key } }) =>
      key.cnCode === goods.cnCode &&
      (goods.productionRoute === null || goods.productionRoute === key.productionRoute)
    )
  );
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
      <Values values={values} cbam={cbam} language={language} isSent isOfOne hasSavings={false} />
      <SavingTable
        rows={values.map((value) => ({
          name: goodsName(value.value.key),
          ...Either.match(toldSaving(cbam, value, language), {
            onLeft: (because) => ({ because }),
            onRight: ({ saving, notes }) => ({ saving, notes }),
          }),
        }))}
        language={language}
      />
      {unanswered.length === 0 ? null : <p>{texts.unanswered(unanswered.map(goodsName).join(", "))}</p>}
      <SentFiles inquiryId={known.inquiry.id} files={answer.files} language={language} />
    </section>
  );
};

/** Answer of the mail server, where the newest mail of a request that waits did not get through. */
const Delivery = ({ view: { known: { inquiry, delivery }, cbam }, language }: {
  readonly view: RequestView;
  readonly language: Language;
}): VNode | null => {
  const isWaiting = toldState(inquiry, cbam.today()) === "waiting";
  const finding = !isWaiting || delivery === null
    ? undefined
    : deliveryFinding(delivery, inquiry.facts.receiver);
  if (finding === undefined || delivery === null) return null;
  const own = { language, nameOf: (name: string) => name, labelOf: (path: string) => path };
  return (
    <Notice tone={isUndelivered(delivery) ? "bad" : "warn"}>
      <p>{pageSentence(issueOf({ path: "", code: "unreadable" }, finding), own)}</p>
    </Notice>
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
        <Delivery view={view} language={language} />
        <Offered right="work">
          <Actions member={member} view={view} />
        </Offered>
        <FactsPanel view={view} language={language} />
        {answers.toReversed().map((answer) => <Answer view={view} answer={answer} language={language} />)}
        {inquiry.state !== "received" ? null : (
          <Offered right="work">
            <div class="columns halves forms">
              <AcceptForm member={member} view={view} />
              <ReturnForm member={member} view={view} />
            </div>
          </Offered>
        )}
      </>
    ),
  });
};
