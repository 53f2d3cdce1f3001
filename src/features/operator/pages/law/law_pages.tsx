/**
 * The operator's page of data sets: those of the release, what operators added, and the forms that change it.
 */
import type { ComponentChildren, VNode } from "preact";
import { type LawAddition, lawKinds } from "../../../../application/law/law_ports.ts";
import type { DataSetsRecord } from "../../../../contract/answers/lookups.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { Moment } from "../../../../web/parts/moment.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import type { Language } from "../../../../web/words/language.ts";
import { lawTexts } from "../../texts/law.ts";
import { operatorTexts } from "../../texts/operator.ts";
import { entriesOfPage, pageAsked } from "../../../../web/parts/paging.tsx";
import { inOperator, operatorPaths, RowTable } from "../operator_frame.tsx";
import { ListPages } from "../searching.tsx";

/** Addresses of the forms. */
export const lawPaths = {
  preview: "/operator/data-sets/preview",
  add: "/operator/data-sets/add",
  withdraw: "/operator/data-sets/withdraw",
} as const;

/** Digits of a hash that tell one table from another. */
export const hashDigits = 16;

/** @returns a page in the place of the data sets */
export const inDataSets = (member: Member, children: ComponentChildren, title?: string): Framed =>
  inOperator(member, { place: "dataSets", ...(title === undefined ? undefined : { title }), children });

const minuteOf = (epochMs: number, language: Language): VNode => (
  <Moment time={new Date(epochMs).toISOString()} language={language} />
);

/** @returns the kind of a folder in words */
export const kindOf = ({ kind }: { readonly kind: string }, language: Language): string => {
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
  const place = pageAsked(member.visit.query["page"], additions.length);
  if (additions.length === 0) return <p class="panel muted">{texts.nothingAdded}</p>;
  return (
    <>
      <DataTable
        caption={texts.added}
        isCaptionUnseen
        rows={entriesOfPage(additions.toReversed(), place)}
        isPast={({ withdrawnMs }) => withdrawnMs !== undefined}
        columns={[
          { heading: columns.entry, cell: ({ id }) => String(id) },
          { heading: columns.kind, cell: (entry) => kindOf(entry, language) },
          { heading: columns.version, cell: ({ version }) => <code>{version}</code> },
          { heading: columns.title, cell: ({ title }) => title },
          { heading: columns.by, cell: ({ enteredBy }) => enteredBy },
          { heading: columns.countsFrom, cell: ({ countsFromMs }) => minuteOf(countsFromMs, language) },
          {
            heading: columns.withdrawn,
            cell: ({ withdrawnMs }) => withdrawnMs === undefined ? none : minuteOf(withdrawnMs, language),
          },
          { heading: columns.sha256, cell: ({ sha256 }) => <code>{sha256.slice(0, hashDigits)}</code> },
          {
            heading: columns.act,
            cell: (entry) =>
              entry.withdrawnMs === undefined ? <WithdrawButton member={member} entry={entry} /> : none,
          },
        ]}
      />
      <ListPages member={member} path={operatorPaths.dataSets} place={place} />
    </>
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
        <a href="/docs/add-a-year" hreflang="en">{texts.guide}</a>
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
    version: set.version,
    is_in_force: set.is_in_force,
    subject: set.title,
    valid_from: set.in_force_from,
    expires_at: set.in_force_until,
    rows: set.files.reduce((sum, file) => sum + file.rows, 0),
    id: set.sha256.slice(0, hashDigits),
  }));
  return inDataSets(
    member,
    <>
      <RowTable
        language={language}
        caption={operatorTexts[language].dataSets}
        rows={rows}
        names={["version", "is_in_force", "subject", "valid_from", "expires_at", "rows", "id"]}
      />
      <h2>{texts.added}</h2>
      <Additions member={member} additions={additions} />
      <UploadForm member={member} />
    </>,
  );
};
