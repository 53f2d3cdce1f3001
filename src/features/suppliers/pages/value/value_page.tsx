/**
 * One value: its newest version, and the files that are kept with it.
 */
import * as Either from "effect/Either";
import type { VNode } from "preact";
import type { CbamContext } from "../../../../application/cbam/cbam_context.ts";
import { may } from "../../../../domain/accounts/roles.ts";
import type { Attachment } from "../../../../domain/suppliers/attachment.ts";
import type { ValueOfInstallation } from "../../../../domain/suppliers/value.ts";
import type { Framed } from "../../../../web/page/layout.tsx";
import type { Member } from "../../../../web/page/routes.ts";
import { DataTable } from "../../../../web/parts/data_table.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import { exactly, longDay, periodName, spacedCode } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { SavingPanel } from "../../../imports/pages/saving/saving_panel.tsx";
import { money } from "../../../imports/pages/shown.ts";
import { savingTexts } from "../../../imports/texts/saving.ts";
import { pageTexts } from "../../texts/pages.ts";
import { doneIn, type DoneNotice, inSuppliers, Telling } from "../account/supplier_frame.tsx";
import { filePath, filesPath } from "../account/supplier_paths.ts";
import { Values } from "../account/supplier_tables.tsx";
import { toldSaving } from "../savings/told_saving.ts";

/** A value with all that the page shows of it. */
export interface ValueView {
  readonly value: ValueOfInstallation;
  readonly attachments: ReadonlyArray<Attachment>;
  readonly cbam: CbamContext;
}

const megabyte = 1_000_000;
const hundredths = 100;

/** A size in megabytes, such as `1.3 MB`; of little files at least a hundredth. */
const sizeText = (bytes: number, language: Language): string => {
  const megabytes = Math.max(1, Math.round(bytes * hundredths / megabyte)) / hundredths;
  return `${exactly(megabytes, language)}\u00a0${language === "fr" ? "Mo" : "MB"}`;
};

const RemoveForm = (
  { member, attachment: { id, valueId, name } }: { readonly member: Member; readonly attachment: Attachment },
): VNode => (
  <form method="post" action={`${filePath(valueId, id)}/remove`}>
    <FormToken signedIn={member.signedIn} />
    <button class="button quiet" type="submit">
      {pageTexts[member.visit.language].removeFile} <span class="unseen">{name}</span>
    </button>
  </form>
);

const Files = ({ member, attachments }: {
  readonly member: Member;
  readonly attachments: ReadonlyArray<Attachment>;
}): VNode => {
  const { visit: { language }, signedIn } = member;
  const texts = pageTexts[language];
  const works = may(signedIn.role, "work");
  return (
    <DataTable
      caption={texts.files}
      isCaptionUnseen
      rows={attachments}
      columns={[
        {
          heading: texts.fileName,
          cell: ({ id, valueId, name }) => (
            <a class="words" href={filePath(valueId, id)} download>
              <bdi>{name}</bdi>
            </a>
          ),
        },
        {
          heading: texts.fileSize,
          isNumber: true,
          cell: ({ file }) => <span class="whole">{sizeText(file.sizeBytes, language)}</span>,
        },
        { heading: texts.fileOrigin, cell: ({ origin }) => texts.fileOrigins[origin] },
        {
          heading: texts.addedOn,
          cell: ({ addedOn }) => <span class="whole">{longDay(addedOn, language)}</span>,
        },
        { heading: "SHA-256", cell: ({ file }) => <code class="id small">{file.sha256}</code> },
        ...(works
          ? [{
            heading: texts.removeFile,
            cell: (attachment: Attachment) =>
              attachment.origin === "read"
                ? texts.without
                : <RemoveForm member={member} attachment={attachment} />,
          }]
          : []),
      ]}
    />
  );
};

const AddForm = ({ member, id }: { readonly member: Member; readonly id: string }): VNode => {
  const texts = pageTexts[member.visit.language];
  return (
    <form class="panel" id="add-file" method="post" action={filesPath(id)} encType="multipart/form-data">
      <h2>{texts.addFile}</h2>
      <p class="muted small" id="file-hint">{texts.addFileText}</p>
      <FormToken signedIn={member.signedIn} />
      <div class="fields">
        <div class="field">
          <label for="file">{texts.fileName}</label>
          <input
            class="control"
            type="file"
            id="file"
            name="file"
            accept=".pdf,.xlsx"
            aria-describedby="file-hint"
            required
          />
        </div>
      </div>
      <div class="actions">
        <button class="button second" type="submit">{texts.addFileButton}</button>
      </div>
    </form>
  );
};

const SavingOfValue = ({ told, language }: {
  readonly told: ReturnType<typeof toldSaving>;
  readonly language: Language;
}): VNode =>
  Either.match(told, {
    onLeft: (because) => (
      <Notice title={savingTexts[language].none}>
        <p>{because}</p>
      </Notice>
    ),
    onRight: ({ saving, price, notes }) => (
      <SavingPanel
        saving={saving}
        of="value"
        at={{
          price: money(price.priceEurPerTco2e, language),
          period: periodName(price.period, language),
        }}
        notes={notes}
        language={language}
      />
    ),
  });

/** @returns the page of a value */
export const valuePage = (member: Member, view: ValueView, told?: DoneNotice): Framed => {
  const { visit: { language }, signedIn } = member;
  const { value: found, attachments, cbam } = view;
  const { value: { id, key } } = found;
  const texts = pageTexts[language];
  return inSuppliers(member, {
    tab: "values",
    title: texts.valueTitle(spacedCode(key.cnCode), String(key.period)),
    children: (
      <>
        <Telling told={told ?? doneIn(member)} />
        <Values values={[found]} cbam={cbam} language={language} hasSavings={false} />
        <p class="small">
          ID <code class="id small">{id}</code>
        </p>
        <SavingOfValue told={toldSaving(cbam, found, language)} language={language} />
        <h2>{texts.files}</h2>
        <p class="muted small">{texts.filesText}</p>
        {attachments.length === 0
          ? <p class="panel">{texts.noFiles}</p>
          : <Files member={member} attachments={attachments} />}
        {may(signedIn.role, "work")
          ? <AddForm member={member} id={id} />
          : <p class="notice">{texts.onlyLookingAtFiles}</p>}
      </>
    ),
  });
};
