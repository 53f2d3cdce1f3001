/**
 * Forms that record an importer, a declarant, and a state of a declarant.
 */
import type { ComponentChildren, VNode } from "preact";
import { Holding } from "../../../../web/page/changed_since.tsx";
import { SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { frameTexts } from "../../texts/frame.ts";
import { memberTexts } from "../../texts/members.ts";
import { peopleTexts } from "../../texts/people.ts";
import { wordOptions } from "../frame.tsx";
import { PersonChoice } from "../../../../web/people/person_choice.tsx";
import { personOptions } from "../whose/person_options.ts";
import { importPaths } from "../import_paths.ts";
import { unionOptions } from "../union_options.ts";
import { peopleMark } from "./changed_people.ts";
import { outsideTheUnion, type PeopleForm, type PeopleParts } from "./people_outcome.ts";

/** Value and error of a field of a form: those that were sent with it. */
const sentOf = ({ told }: PeopleParts, form: PeopleForm) => (name: string) => ({
  value: told.form === form ? told.values?.get(name) : undefined,
  error: told.form === form ? told.errors?.get(name) : undefined,
});

/** Texts of a form. */
interface FormWords {
  readonly title: string;
  readonly text: string;
  readonly save: string;
}

/** The frame of a form: its title, its fields, and the button that sends them. */
const RecordForm = ({ parts: { member }, form, words, children }: {
  parts: PeopleParts;
  form: PeopleForm;
  words: FormWords;
  children: ComponentChildren;
}): VNode => (
  <form class="panel" id={form} method="post" action={importPaths.people}>
    <h3>{words.title}</h3>
    <p class="muted small">{words.text}</p>
    <FormToken signedIn={member.signedIn} />
    <input type="hidden" name="do" value={form} />
    <div class="fields">{children}</div>
    <div class="actions">
      <button class="button" type="submit">{words.save}</button>
    </div>
  </form>
);

/** Fields of a company, which an importer and a declarant are. */
const CompanyFields = ({ parts, form }: { parts: PeopleParts; form: PeopleForm }): VNode => {
  const { language } = parts.member.visit;
  const texts = peopleTexts[language];
  const sent = sentOf(parts, form);
  return (
    <>
      <Holding value={peopleMark(parts.chosen)} />
      <TextField
        language={language}
        name="eori"
        id={`${form}-eori`}
        label={texts.eori}
        hint={texts.eoriHint}
        maxLength={20}
        isRequired
        {...sent("eori")}
      />
      <TextField
        language={language}
        name="name"
        id={`${form}-name`}
        label={texts.name}
        maxLength={200}
        isRequired
        {...sent("name")}
      />
    </>
  );
};

/** The form of an importer. */
export const ImporterForm = (parts: PeopleParts): VNode => {
  const { language } = parts.member.visit;
  const texts = peopleTexts[language];
  const words = { title: texts.addImporter, text: texts.addImporterText, save: texts.saveImporter };
  return (
    <RecordForm parts={parts} form="importer" words={words}>
      <CompanyFields parts={parts} form="importer" />
      <SelectField
        language={language}
        name="member_state"
        id="importer-member_state"
        label={texts.memberState}
        hint={texts.memberStateHint}
        options={[
          { value: "", label: texts.choose },
          ...unionOptions(language),
          { value: outsideTheUnion, label: texts.outside },
        ]}
        {...sentOf(parts, "importer")("member_state")}
      />
    </RecordForm>
  );
};

/** The form of a declarant. */
export const DeclarantForm = (parts: PeopleParts): VNode => {
  const { language } = parts.member.visit;
  const texts = peopleTexts[language];
  const words = { title: texts.addDeclarant, text: texts.addDeclarantText, save: texts.saveDeclarant };
  return (
    <RecordForm parts={parts} form="declarant" words={words}>
      <CompanyFields parts={parts} form="declarant" />
      <TextField
        language={language}
        name="cbam_account"
        id="declarant-cbam_account"
        label={texts.account}
        hint={texts.accountHint}
        maxLength={50}
        isOptional
        {...sentOf(parts, "declarant")("cbam_account")}
      />
    </RecordForm>
  );
};

/** The form of a state; none without a declarant. */
export const StateForm = (parts: PeopleParts): VNode | null => {
  const { member: { visit: { language } }, chosen: { declarants } } = parts;
  const texts = peopleTexts[language];
  const sent = sentOf(parts, "state");
  if (declarants.length === 0) return null;
  const words = { title: texts.addState, text: texts.addStateText, save: texts.saveState };
  return (
    <RecordForm parts={parts} form="state" words={words}>
      <PersonChoice
        language={language}
        name="declarant"
        id="state-declarant"
        label={memberTexts[language].declarant}
        options={personOptions(declarants)}
        {...sent("declarant")}
      />
      <div class="fields pair">
        <SelectField
          language={language}
          name="state"
          id="state-state"
          label={texts.state}
          options={wordOptions(frameTexts[language].states)}
          {...sent("state")}
        />
        <TextField
          language={language}
          name="from"
          id="state-from"
          label={texts.from}
          type="date"
          isRequired
          {...sent("from")}
        />
      </div>
      <TextField
        language={language}
        name="reference"
        id="state-reference"
        label={texts.reference}
        hint={texts.referenceHint}
        maxLength={200}
        isOptional
        {...sent("reference")}
      />
    </RecordForm>
  );
};
