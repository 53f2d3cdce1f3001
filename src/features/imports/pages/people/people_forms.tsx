/**
 * Forms that record an importer, a declarant, and a state of a declarant.
 */
import type { VNode } from "preact";
import { SelectField, TextField } from "../../../../web/parts/fields.tsx";
import { FormToken } from "../../../../web/parts/form_token.tsx";
import { frameTexts } from "../../texts/frame.ts";
import { memberTexts } from "../../texts/members.ts";
import { peopleTexts } from "../../texts/people.ts";
import { personOptions, wordOptions } from "../frame.tsx";
import { importPaths } from "../import_paths.ts";
import { unionOptions } from "../union_options.ts";
import { outsideTheUnion, type PeopleForm, type PeopleParts } from "./people_outcome.ts";

/** Value and error of a field of a form: those that were sent with it. */
const sentOf = ({ told }: PeopleParts, form: PeopleForm) => (name: string) => ({
  value: told.form === form ? told.values?.get(name) : undefined,
  error: told.form === form ? told.errors?.get(name) : undefined,
});

/** The form of an importer. */
export const ImporterForm = (parts: PeopleParts): VNode => {
  const { member: { visit: { language }, signedIn } } = parts;
  const texts = peopleTexts[language];
  const sent = sentOf(parts, "importer");
  return (
    <form class="panel" id="importer" method="post" action={importPaths.people}>
      <h3>{texts.addImporter}</h3>
      <p class="muted small">{texts.addImporterText}</p>
      <FormToken signedIn={signedIn} />
      <input type="hidden" name="do" value="importer" />
      <div class="fields">
        <TextField
          language={language}
          name="eori"
          id="importer-eori"
          label={texts.eori}
          hint={texts.eoriHint}
          maxLength={20}
          isRequired
          {...sent("eori")}
        />
        <TextField
          language={language}
          name="name"
          id="importer-name"
          label={texts.name}
          maxLength={200}
          isRequired
          {...sent("name")}
        />
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
          {...sent("member_state")}
        />
      </div>
      <div class="actions">
        <button class="button" type="submit">{texts.saveImporter}</button>
      </div>
    </form>
  );
};

/** The form of a declarant. */
export const DeclarantForm = (parts: PeopleParts): VNode => {
  const { member: { visit: { language }, signedIn } } = parts;
  const texts = peopleTexts[language];
  const sent = sentOf(parts, "declarant");
  return (
    <form class="panel" id="declarant" method="post" action={importPaths.people}>
      <h3>{texts.addDeclarant}</h3>
      <p class="muted small">{texts.addDeclarantText}</p>
      <FormToken signedIn={signedIn} />
      <input type="hidden" name="do" value="declarant" />
      <div class="fields">
        <TextField
          language={language}
          name="eori"
          id="declarant-eori"
          label={texts.eori}
          hint={texts.eoriHint}
          maxLength={20}
          isRequired
          {...sent("eori")}
        />
        <TextField
          language={language}
          name="name"
          id="declarant-name"
          label={texts.name}
          maxLength={200}
          isRequired
          {...sent("name")}
        />
        <TextField
          language={language}
          name="cbam_account"
          id="declarant-cbam_account"
          label={texts.account}
          hint={texts.accountHint}
          maxLength={50}
          isOptional
          {...sent("cbam_account")}
        />
      </div>
      <div class="actions">
        <button class="button" type="submit">{texts.saveDeclarant}</button>
      </div>
    </form>
  );
};

/** The form of a state; none without a declarant. */
export const StateForm = (parts: PeopleParts): VNode | null => {
  const { member: { visit: { language }, signedIn }, chosen: { declarants } } = parts;
  const texts = peopleTexts[language];
  const sent = sentOf(parts, "state");
  return declarants.length === 0
    ? null
    : (
      <form class="panel" id="state" method="post" action={importPaths.people}>
        <h3>{texts.addState}</h3>
        <p class="muted small">{texts.addStateText}</p>
        <FormToken signedIn={signedIn} />
        <input type="hidden" name="do" value="state" />
        <div class="fields">
          <SelectField
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
        </div>
        <div class="actions">
          <button class="button" type="submit">{texts.saveState}</button>
        </div>
      </form>
    );
};
