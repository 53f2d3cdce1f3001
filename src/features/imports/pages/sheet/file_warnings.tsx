/** Notices of what is to be known of a sheet beside its rows: macros that were not run, rows that it hides, who declares them. */
import type { VNode } from "preact";
import type { Issue } from "../../../../kernel/issue.ts";
import { pageSentence } from "../../../../web/issue_sentences/page_sentence.ts";
import { Notice } from "../../../../web/parts/notice.tsx";
import { count } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { sheetTexts } from "../../texts/sheet.ts";
import { type ChosenYear, type UnusualDeclarant, unusualDeclarant } from "../chosen.ts";
import { importFields } from "../sentences.ts";
import { importPath } from "../import_paths.ts";
import type { LaterRow } from "./row_outcomes.ts";
import type { CheckedRows } from "./sheet_view.ts";

/** The notice; nothing where there is nothing to say. */
export const FileWarnings = ({ warnings, language }: {
  readonly warnings: ReadonlyArray<Issue>;
  readonly language: Language;
}): VNode | null =>
  warnings.length === 0 ? null : (
    <Notice tone="warn">
      {warnings.map((issue) => <p key={issue.message}>{pageSentence(issue, importFields(language))}</p>)}
    </Notice>
  );

/** Sentence that names the declarant of the importer's imports beside the one that is chosen, or beside nobody. */
export const unusualSentence = (
  { importer, usual, declarant }: UnusualDeclarant,
  language: Language,
): string => {
  const { unusualDeclarant, unusualNobody } = sheetTexts[language];
  return declarant === undefined
    ? unusualNobody(importer.name, usual.name)
    : unusualDeclarant(importer.name, usual.name, declarant.name);
};

/**
 * Notice of a declarant that none of the importer's imports has, as where the importer alone was changed in the form; nothing for nobody, whom
 * rows may name on their own: those without a declarant have a note.
 */
export const DeclarantNote = ({ chosen, declarant, language }: {
  readonly chosen: ChosenYear;
  readonly declarant: string;
  readonly language: Language;
}): VNode | null => {
  const unusual = unusualDeclarant(chosen, declarant);
  return unusual?.declarant === undefined ? null : (
    <Notice tone="warn">
      <p>{unusualSentence(unusual, language)}</p>
    </Notice>
  );
};

/** Notice of what is to be known of rows that are not refused; nothing where there are none. */
export const RowNotes = ({ checked: { notes }, language }: {
  readonly checked: Pick<CheckedRows, "notes">;
  readonly language: Language;
}): VNode | null => {
  const { ofRows } = sheetTexts[language];
  return notes.length === 0 ? null : (
    <Notice tone="warn">
      {notes.map(({ sentence, rows }) => (
        <p key={sentence}>{`${ofRows(count(rows, language))} ${sentence}`}</p>
      ))}
    </Notice>
  );
};

const mostLinks = 20;

/** Rows of one kind of change, with links to what holds. */
const ChangedSince = ({ rows, text, tone, language }: {
  readonly rows: ReadonlyArray<LaterRow>;
  readonly text: string;
  readonly tone: "info" | "warn";
  readonly language: Language;
}): VNode | null => {
  const { rowAt, moreRows } = sheetTexts[language];
  return rows.length === 0 ? null : (
    <Notice tone={tone}>
      <p>{text}</p>
      <p>
        {rows.slice(0, mostLinks).map(({ row, entry }, index) => (
          <span key={row}>
            {index === 0 ? "" : ", "}
            <a href={importPath(entry)}>{rowAt(String(row))}</a>
          </span>
        ))}
        {rows.length > mostLinks ? ` ${moreRows(count(rows.length - mostLinks, language))}` : ""}
      </p>
    </Notice>
  );
};

/** Notices of rows that the ledger has and that were cancelled, corrected or given another number since; nothing where there are none. */
export const LaterRows = ({ checked: { later }, language }: {
  readonly checked: Pick<CheckedRows, "later">;
  readonly language: Language;
}): VNode => {
  const { cancelledSince, correctedSince, movedSince } = sheetTexts[language];
  const of = (change: LaterRow["change"]) => later.filter((each) => each.change === change);
  return (
    <>
      <ChangedSince rows={of("cancellation")} text={cancelledSince} tone="warn" language={language} />
      <ChangedSince rows={of("moved")} text={movedSince} tone="warn" language={language} />
      <ChangedSince rows={of("correction")} text={correctedSince} tone="info" language={language} />
    </>
  );
};
