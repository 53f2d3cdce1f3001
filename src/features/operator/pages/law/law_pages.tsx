/**
 * The operator's pages of tables of law: what there is, what an archive or a withdrawal would change, and why something is refused.
 */
import type { ComponentChildren, VNode } from "preact";
import type { LawPreview } from "../../../../application/law/change_law.ts";
import { type LawAddition, lawKinds } from "../../../../application/law/law_ports.ts";
import type { DataSetsRecord } from "../../../../contract/answers/lookups.ts";
import type { OperatorRefused } from "../../../../domain/accounts/operator_refused.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { count, longDay } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { refusalOnPage, refusedOnPage } from "../../../../web/words/refusal_sentences.ts";
import { lawTexts } from "../../texts/law.ts";
import { operatorTexts } from "../../texts/operator.ts";
import { inOperator, operatorPaths, RowTable } from "../operator_frame.tsx";
import { ChangeTable, mostShown } from "./change_table.tsx";

/** Addresses of the forms. */
export const lawPaths = {
  preview: "/operator/data-sets/preview",
  add: "/operator/data-sets/add",
  withdraw: "/operator/data-sets/withdraw",
} as const;

/** Digits of a hash that tell one table from another. */
const hashDigits = 16;

const framed = (member: Member, children: ComponentChildren, title?: string): Framed =>
  inOperator(member, { place: "dataSets", ...(title === undefined ? undefined : { title }), children });

const minuteOf = (epochMs: number): VNode => (
  <span class="whole">{`${new Date(epochMs).toISOString().slice(0, 16).replace("T", " ")} UTC`}</span>
);

const kindOf = ({ kind }: { readonly kind: string }, language: Language): string => {
  const texts = lawTexts[language];
  const known = lawKinds.find((one) => one === kind);
  return known === undefined ? texts.unknownKind : texts.kinds[known];
};

const WithdrawButton = ({ member, entry }: { member: Member; entry: LawAddition }): VNode => (
  <form method="post" action={lawPaths.withdraw}>
    <FormToken signedIn={member.signedIn} />
    <input type="hidden" name="entry" value={String(entry.id)} />
    <button class="button second small" type="submit">
      {lawTexts[member.visit.language].withdraw} <span class="unseen">{entry.version}</span>
    </button>
  </form>
);

const Additions = ({ member, additions }: {
  member: Member;
  additions: ReadonlyArray<LawAddition>;
}): VNode => {
  const { language } = member.visit;
  const texts = lawTexts[language];
  const { columns, none } = texts;
  if (additions.length === 0) return <p class="panel muted">{texts.nothingAdded}</p>;
  return (
    <DataTable
      caption={texts.added}
      isCaptionUnseen
      rows={additions.toReversed()}
      columns={[
        { heading: columns.entry, cell: ({ id }) => String(id) },
        { heading: columns.kind, cell: (entry) => kindOf(entry, language) },
        { heading: columns.version, cell: ({ version }) => version },
        { heading: columns.title, cell: ({ title }) => title },
        { heading: columns.by, cell: ({ enteredBy }) => enteredBy },
        { heading: columns.countsFrom, cell: ({ countsFromMs }) => minuteOf(countsFromMs) },
        {
          heading: columns.withdrawn,
          cell: ({ withdrawnMs }) => withdrawnMs === undefined ? none : minuteOf(withdrawnMs),
        },
        { heading: columns.sha256, cell: ({ sha256 }) => <code>{sha256.slice(0, hashDigits)}</code> },
        {
          heading: columns.act,
          cell: (entry) =>
            entry.withdrawnMs === undefined ? <WithdrawButton member={member} entry={entry} /> : none,
        },
      ]}
    />
  );
};

const UploadForm = ({ member }: { member: Member }): VNode => {
  const texts = lawTexts[member.visit.language];
  return (
    <form class="panel fields" method="post" action={lawPaths.preview} enctype="multipart/form-data">
      <h2>{texts.addTitle}</h2>
      <FormToken signedIn={member.signedIn} />
      <div class="field">
        <label for="archive">{texts.file}</label>
        <p class="hint" id="archive-hint">{texts.addHint}</p>
        <input
          class="control"
          type="file"
          id="archive"
          name="archive"
          accept=".zip,application/zip"
          aria-describedby="archive-hint"
          required
        />
      </div>
      <div class="actions">
        <button class="button second" type="submit">{texts.look}</button>
        <a href="/docs/guide/add-a-year" hreflang="en">{texts.guide}</a>
      </div>
    </form>
  );
};

/** Data sets of the release and what operators added, with the forms that change it. */
export const dataSetsPage = (
  member: Member,
  { datasets, electricity }: DataSetsRecord,
  additions: ReadonlyArray<LawAddition>,
): Framed => {
  const { language } = member.visit;
  const texts = lawTexts[language];
  const rows = [...datasets, ...electricity].map((set) => ({
    version: set.is_in_force ? `${set.version} ✓` : set.version,
    subject: set.title,
    valid_from: set.in_force_from,
    expires_at: set.in_force_until,
    rows: set.files.reduce((sum, file) => sum + file.rows, 0),
    id: set.sha256.slice(0, hashDigits),
  }));
  return framed(
    member,
    <>
      <RowTable
        language={language}
        caption={operatorTexts[language].dataSets}
        rows={rows}
        names={["version", "subject", "valid_from", "expires_at", "rows", "id"]}
      />
      <h2>{texts.added}</h2>
      <Additions member={member} additions={additions} />
      <UploadForm member={member} />
    </>,
  );
};

/** A change that is about to be confirmed. */
export interface ShownChange {
  readonly preview: LawPreview;
  /** Sentence about what the confirmation does. */
  readonly sentence: string;
  /** Where the confirmation is sent, what its button says, and what it sends. */
  readonly form: {
    readonly action: string;
    readonly button: string;
    readonly values: Readonly<Record<string, string>>;
  };
  /** True if it was sent without the tick that it needs. */
  readonly lacksTick: boolean;
}

const Catches = ({ language, preview: { catches } }: { language: Language; preview: LawPreview }): VNode => (
  <Notice tone="warn" title={lawTexts[language].check}>
    <ul>{catches.map((one) => <li>{refusalOnPage(one, language)}</li>)}</ul>
  </Notice>
);

const Tick = ({ language, lacksTick }: { language: Language; lacksTick: boolean }): VNode => {
  const texts = lawTexts[language];
  return (
    <>
      {lacksTick
        ? (
          <Notice tone="bad">
            <p>{texts.notChecked}</p>
          </Notice>
        )
        : null}
      <div class="choice">
        <input type="checkbox" id="confirmed" name="confirmed" value="yes" required />
        <label for="confirmed">{texts.checked}</label>
      </div>
    </>
  );
};

/** Page that says what a change would do, and asks for its confirmation. */
export const changePage = (member: Member, { preview, sentence, form, lacksTick }: ShownChange): Framed => {
  const { language } = member.visit;
  const texts = lawTexts[language];
  const { folder, changes, catches } = preview;
  const number = (value: number): string => count(value, language);
  const isCaught = catches.length > 0;
  return framed(
    member,
    <>
      <p>{sentence}</p>
      <p class="muted">
        {`${folder.title} (${kindOf(folder, language)}), ${texts.columns.sha256} `}
        <code>{folder.sha256.slice(0, hashDigits)}</code>
      </p>
      {changes.figures === 0 ? null : (
        <p>
          {texts.changed(
            number(changes.figures),
            number(changes.codes.length),
            number(changes.origins.length),
          )}
        </p>
      )}
      {isCaught ? <Catches language={language} preview={preview} /> : null}
      {changes.changes.length > mostShown ? <p class="muted">{texts.first(number(mostShown))}</p> : null}
      {changes.changes.length === 0 ? null : <ChangeTable language={language} changes={changes.changes} />}
      <form class="panel fields" method="post" action={form.action}>
        <FormToken signedIn={member.signedIn} />
        {Object.entries(form.values).map(([name, value]) => (
          <input
            type="hidden"
            name={name}
            value={value}
          />
        ))}
        {isCaught ? <Tick language={language} lacksTick={lacksTick} /> : null}
        <div class="actions">
          <button class="button danger" type="submit">{form.button}</button>
          <a class="button second" href={operatorPaths.dataSets}>{texts.cancel}</a>
        </div>
      </form>
    </>,
    `${texts.columns.version} ${folder.version}`,
  );
};

/** Page that says why a change is refused, with each thing that is wrong with the tables. */
export const refusedChangePage = (member: Member, refused: OperatorRefused): Framed => {
  const { language } = member.visit;
  const texts = lawTexts[language];
  const { refusal } = refused;
  const problems = refusal !== undefined && "problems" in refusal ? refusal.problems : [];
  return framed(
    member,
    <div class="panel">
      <Notice tone="bad">
        <p>{refusedOnPage(refused, language)}</p>
        {problems.length === 0 ? null : <ul lang="en">{problems.map((problem) => <li>{problem}</li>)}</ul>}
      </Notice>
      <a class="button second" href={operatorPaths.dataSets}>{texts.back}</a>
    </div>,
    texts.refusedTitle,
  );
};

/** @returns the sentence about what adding the tables does */
export const additionSentence = ({ folder }: LawPreview, language: Language): string =>
  lawTexts[language].willAdd(
    folder.version,
    longDay(folder.inForceFrom, language),
    longDay(folder.appliesFrom, language),
  );
