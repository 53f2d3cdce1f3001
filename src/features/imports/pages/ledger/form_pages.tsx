/**
 * Pages with the forms that record, correct and cancel an import.
 */
import type { LiveImport } from "../../../../domain/imports/ledger/live.ts";
import type { ValueOfInstallation } from "../../../../domain/suppliers/value.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { ErrorSummary } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { count } from "../../../../web/words/figures.ts";
import { ledgerTexts } from "../../texts/ledger.ts";
import type { ChosenYear, UnusualDeclarant } from "../chosen.ts";
import { FirstStep, inImports, pathFor } from "../frame.tsx";
import { importPath, importPaths } from "../import_paths.ts";
import type { FormErrors } from "../sentences.ts";
import { Notice } from "../../../../web/parts/notice.tsx";
import { unusualSentence } from "../sheet/file_warnings.tsx";
import { ChangedMeanwhile, Holding } from "../../../../web/page/changed_since.tsx";
import { holdingName } from "../../../../web/visit/typed_forms.ts";
import { ChangedSince, type MovedImport, MovedSince } from "./changed_since.tsx";
import type { EntryValues } from "./entry_fields.ts";
import { EntryForm, markOfUnusual, toldDeclarant } from "./entry_form.tsx";
import type { EntryView } from "./entry_view.ts";
import { valueOption, valueOptions } from "./values/values_panel.tsx";

/** Values of the form, and errors beside its fields. */
export interface FormState {
  readonly values: EntryValues;
  readonly errors: FormErrors;
  /** True if the value that is chosen has a newer version than the form showed. */
  readonly isOvertaken?: boolean;
}

const summarised = (errors: FormErrors) => [...errors].map(([id, message]) => ({ id, message }));

/** @returns the page that adds an import; what to do first for an account without an importer */
export const addPage = (
  member: Member,
  chosen: ChosenYear,
  { values, errors, isOvertaken = false, fitting, moved, unusual }: FormState & {
    /** The declarant that was sent, where the importer's imports have another. */
    readonly unusual?: UnusualDeclarant;
    /** The import that was sent, with the entry that the same import has by now under another number. */
    readonly moved?: MovedImport;
    /** Values of suppliers that the goods may take; undefined where nobody looked for them. */
    readonly fitting?: ReadonlyArray<ValueOfInstallation> | undefined;
  },
): Framed => {
  const { language } = member.visit;
  const texts = ledgerTexts[language];
  const holding = moved?.to.id ?? values.get(holdingName);
  return inImports(member, {
    tab: "ledger",
    title: texts.addTitle,
    children: chosen.importer === undefined ? <FirstStep language={language} /> : (
      <>
        <p class="lead">{texts.addLead}</p>
        {isOvertaken ? <ChangedMeanwhile language={language} /> : null}
        {moved === undefined ? null : <MovedSince moved={moved} language={language} />}
        {unusual === undefined ? null : (
          <Notice tone="warn">
            <p>{unusualSentence(unusual, language)}</p>
            <p>{texts.notRecordedYet}</p>
          </Notice>
        )}
        <ErrorSummary language={language} errors={summarised(errors)} />
        <EntryForm
          language={language}
          signedIn={member.signedIn}
          chosen={chosen}
          values={values}
          errors={errors}
          {...(holding === undefined ? {} : { holding })}
          toldOf={unusual === undefined ? values.get(toldDeclarant) : markOfUnusual(unusual)}
          path={importPaths.add}
          button={texts.save}
          back={pathFor(importPaths.ledger, member)}
          isNew
          offered={(fitting ?? []).map((each) => valueOption(each, language))}
          isLookedFor={fitting !== undefined}
        />
      </>
    ),
  });
};

/** @returns the page that corrects an import */
export const correctPage = (
  member: Member,
  chosen: ChosenYear,
  { live, view: { used, offered } }: { readonly live: LiveImport; readonly view: EntryView },
  { values, errors, isOvertaken = false, isChanged = false }: FormState & {
    /** True if the import changed since the form was made. */
    readonly isChanged?: boolean;
  },
): Framed => {
  const { language } = member.visit;
  const texts = ledgerTexts[language];
  return inImports(member, {
    tab: "ledger",
    title: texts.correctTitle,
    children: (
      <>
        <p class="lead">{texts.correctLead}</p>
        {isChanged ? <ChangedSince live={live} language={language} /> : null}
        {isOvertaken && !isChanged ? <ChangedMeanwhile language={language} /> : null}
        <ErrorSummary language={language} errors={summarised(errors)} />
        <EntryForm
          language={language}
          signedIn={member.signedIn}
          chosen={chosen}
          values={values}
          errors={errors}
          path={`${importPath(live.id)}/correct`}
          button={texts.saveCorrection}
          back={importPath(live.id)}
          isNew={false}
          holding={live.entry.id}
          offered={valueOptions(offered, used, language)}
        />
      </>
    ),
  });
};

/** @returns the page that says what a cancellation does, with the button that does it, and why the one before was refused */
export const cancelPage = (
  member: Member,
  live: LiveImport,
  { isChanged = false, errors = new Map() }: {
    /** True if the import changed since the form was made. */
    readonly isChanged?: boolean;
    readonly errors?: FormErrors;
  } = {},
): Framed => {
  const { language } = member.visit;
  const texts = ledgerTexts[language];
  const { mrn, item } = live.entry;
  return inImports(member, {
    tab: "ledger",
    title: texts.cancelTitle,
    children: (
      <form class="panel" method="post" action={`${importPath(live.id)}/cancel`}>
        {isChanged ? <ChangedSince live={live} language={language} /> : null}
        <ErrorSummary language={language} errors={summarised(errors)} />
        <p>{texts.cancelLead(mrn, count(item, language))}</p>
        <FormToken signedIn={member.signedIn} />
        <Holding value={live.entry.id} />
        <div class="actions">
          <button class="button danger" type="submit">{texts.saveCancellation}</button>
          <a class="button second" href={importPath(live.id)}>{texts.keep}</a>
        </div>
      </form>
    ),
  });
};
