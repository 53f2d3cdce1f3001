/** The page that asks which company a typed text means, and keeps everything else that its form has. */
import type { VNode } from "preact";
import type { Member } from "../../../../web/page/routes.ts";
import { type Option, SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { Notice } from "../../../../web/parts/notice.tsx";
import type { Framed } from "../../../../web/page/layout.tsx";
import { formLanguageName, formTokenName } from "../../../../web/visit/session.ts";
import { frameTexts } from "../../texts/frame.ts";
import { memberTexts } from "../../texts/members.ts";
import { booksTexts } from "../../texts/books.ts";
import { mostChoices } from "../../../../web/people/typed_person.ts";

/** Names of the fields in which a company is chosen. */
export const personFields = ["importer", "declarant", "declared_by", "of"] as const;

/** Name of a field in which a company is chosen. */
export type PersonField = typeof personFields[number];

/** A field whose text names no company, or several. */
export interface UnclearPerson {
  readonly field: PersonField;
  readonly typed: string;
  readonly candidates: ReadonlyArray<Option>;
}

/** A form that was sent, with what is unclear in it. */
export interface UnclearForm {
  readonly method: "get" | "post";
  /** Text values, in their order. */
  readonly entries: ReadonlyArray<readonly [string, string]>;
  readonly unclear: ReadonlyArray<UnclearPerson>;
  /** True of a form that may bring a file. */
  readonly isUpload: boolean;
}

const Question = ({ member, unclear: { field, typed, candidates } }: {
  readonly member: Member;
  readonly unclear: UnclearPerson;
}): VNode => {
  const { language } = member.visit;
  const texts = frameTexts[language];
  const labels = { ...memberTexts[language], declared_by: texts.declarant, of: booksTexts[language].of };
  const words = { language, name: field, label: labels[field] };
  if (candidates.length === 0) {
    return (
      <TextField {...words} value={typed} error={texts.noSuchPerson(typed)} maxLength={240} isRequired />
    );
  }
  const isCut = candidates.length > mostChoices;
  return (
    <>
      <SelectField
        {...words}
        hint={[texts.severalPersons(typed), ...(isCut ? [texts.firstPersons] : [])].join(" ")}
        options={candidates.slice(0, mostChoices)}
      />
    </>
  );
};

/** @returns the page; its form is sent to where the first one was */
export const whichPersonPage = (member: Member, form: UnclearForm): Framed => {
  const { visit, signedIn } = member;
  const texts = frameTexts[visit.language];
  const asked = new Set<string>(form.unclear.map(({ field }) => field));
  const kept = form.entries.filter(([name]) =>
    !asked.has(name) && name !== formTokenName && (form.method === "get" || name !== formLanguageName)
  );
  return {
    visit,
    title: texts.whichPerson,
    section: "imports",
    children: (
      <>
        <h1>{texts.whichPerson}</h1>
        <form
          class="panel"
          method={form.method}
          action={visit.path}
          enctype={form.isUpload ? "multipart/form-data" : undefined}
        >
          {form.isUpload
            ? (
              <Notice tone="warn">
                <p>{texts.fileAgain}</p>
              </Notice>
            )
            : null}
          {form.method === "post" ? <FormToken signedIn={signedIn} /> : null}
          {kept.map(([name, value]) => <input type="hidden" name={name} value={value} />)}
          <div class="fields">
            {form.unclear.map((unclear) => <Question member={member} unclear={unclear} />)}
          </div>
          <div class="actions">
            <button class="button" type="submit">{texts.goOn}</button>
          </div>
        </form>
      </>
    ),
  };
};
