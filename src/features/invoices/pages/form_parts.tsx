/**
 * Parts of the invoice's form: fields that are called as the members of the request, parties, and the grid of lines.
 */
import * as Effect from "effect/Effect";
import type { VNode } from "preact";
import { renderToString } from "preact-render-to-string";
import { mapWithPauses } from "../../../application/yield_to_io.ts";
import { units } from "../../../contract/values/invoices/units.ts";
import { controlWords, LinesField, SelectField, TextField } from "../../../web/parts/fields.tsx";
import type { Language } from "../../../web/words/language.ts";
import { invoiceTexts } from "../texts/invoice.ts";
import { lineMembers, linesPath } from "./form_lines.ts";
import { data, partyMembers } from "./form_values.ts";
import { isOfLines, type Values } from "./typed_members.ts";

/** State of a form: values and errors by their fields. */
export interface FormState {
  readonly language: Language;
  readonly values: Values;
  readonly errors: ReadonlyMap<string, string>;
  /** Numbers of the rows of goods, counted from 0. */
  readonly rows: ReadonlyArray<number>;
  readonly totals: ReadonlyMap<number, string>;
}

type Kind = "text" | "date" | "email";

/** A field of the request's member. */
export const MemberField = ({ state, name, label, hint, type = "text", list, isOptional = false }: {
  readonly state: FormState;
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly type?: Kind;
  readonly list?: string;
  readonly isOptional?: boolean;
}): VNode => {
  const words = {
    ...{ language: state.language, name, label, hint, isOptional },
    value: state.values.get(name),
    error: state.errors.get(name),
  };
  return (
    <div class="member" data-list={list}>
      {isOfLines(name) ? <LinesField {...words} /> : <TextField {...words} type={type} />}
    </div>
  );
};

/** One of several words. */
export const MemberChoice = ({ state, name, label, options }: {
  readonly state: FormState;
  readonly name: string;
  readonly label: string;
  readonly options: ReadonlyArray<{ readonly value: string; readonly label: string }>;
}): VNode => (
  <SelectField
    language={state.language}
    name={name}
    label={label}
    options={options}
    value={state.values.get(name)}
    error={state.errors.get(name)}
  />
);

const optionalMembers: ReadonlySet<string> = new Set([
  "state",
  "email",
  "phone",
  "taxId",
  "eori",
  "vatId",
  "zip",
]);

export const PartyFields = ({ state, party }: {
  readonly state: FormState;
  readonly party: "shipper" | "consignee";
}): VNode => {
  const texts = invoiceTexts[state.language];
  return (
    <fieldset class="field party" data-party={party}>
      <legend>{texts.party[party]}</legend>
      <div class="fields pair">
        {partyMembers.map((member) => (
          <MemberField
            state={state}
            name={`${data}/${party}/${member}`}
            label={texts.party[member]}
            isOptional={optionalMembers.has(member)}
            {...(member === "country" ? { list: "countries" } : {})}
            {...(member === "name" ? { list: "parties" } : {})}
          />
        ))}
      </div>
    </fieldset>
  );
};

const numeric: ReadonlySet<string> = new Set([
  "quantity",
  "unitPrice",
  "packages",
  "netWeightKg",
  "grossWeightKg",
]);

/** A new line is in pieces; one that says no unit that there is, is asked for it. */
const UnitChoice = ({ state, row, words }: {
  readonly state: FormState;
  readonly row: number;
  readonly words: ReturnType<typeof controlWords>;
}): VNode => {
  const value = state.values.get(`${linesPath}/${row}/unit`);
  const isNew = !lineMembers.some((member) => state.values.has(`${linesPath}/${row}/${member}`));
  const isAsked = !isNew && !units.some((unit) => unit === value);
  return (
    <select class="control" {...words}>
      {isAsked ? <option value="" selected></option> : null}
      {units.map((unit) => <option selected={unit === value}>{unit}</option>)}
    </select>
  );
};

const Cell = ({ state, row, member }: {
  readonly state: FormState;
  readonly row: number;
  readonly member: typeof lineMembers[number];
}): VNode => {
  const texts = invoiceTexts[state.language];
  const name = `${linesPath}/${row}/${member}`;
  const error = state.errors.get(name);
  const label = `${texts.line[member]}, ${texts.line.row(row + 1)}`;
  const words = { ...controlWords({ language: state.language, name, label, error }), "aria-label": label };
  const value = state.values.get(name);
  const attributes = { inputmode: numeric.has(member) ? "decimal" : undefined };
  return (
    <td
      class={`cell ${member}`}
      data-search={member === "hsCode" ? "/goods" : undefined}
      data-found={member === "hsCode" ? texts.found : undefined}
    >
      {member === "unit"
        ? <UnitChoice state={state} row={row} words={words} />
        : isOfLines(name)
        ? <textarea class="control" rows={1} {...words} {...attributes}>{value}</textarea>
        : (
          <input
            class={numeric.has(member) ? "control number" : "control"}
            type="text"
            value={value}
            list={member === "countryOfOrigin" ? "countries" : undefined}
            {...words}
            {...attributes}
          />
        )}
      {error === undefined ? null : <p class="error" id={`${name}-error`}>{error}</p>}
    </td>
  );
};

const LineRow = ({ state, row }: { readonly state: FormState; readonly row: number }): VNode => (
  <tr>
    <th scope="row">{row + 1}</th>
    {lineMembers.map((member) => <Cell state={state} row={row} member={member} />)}
    <td class="number" data-total={row}>{state.totals.get(row) ?? ""}</td>
  </tr>
);

/** @returns the rows of goods as HTML, made row by row with pauses: 500 of them take a third of a second of the thread */
export const drawnRows = (state: FormState): Effect.Effect<string> =>
  Effect.map(
    mapWithPauses(state.rows, (row) => renderToString(<LineRow state={state} row={row} />)),
    (rows) => rows.join(""),
  );

/**
 * The lines of goods: a row a line, a column a member.
 * @param rows the rows as `drawnRows` has them
 */
export const LineGrid = (
  { state, rows }: { readonly state: FormState; readonly rows: string },
): VNode => {
  const texts = invoiceTexts[state.language];
  return (
    <div class="table-frame grid" role="region" aria-label={texts.goodsTitle} tabIndex={0}>
      <table id="lines">
        <caption class="unseen">{texts.goodsTitle}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            {lineMembers.map((member) => <th scope="col">{texts.line[member]}</th>)}
            <th scope="col" class="number">{texts.line.total}</th>
          </tr>
        </thead>
        <tbody dangerouslySetInnerHTML={{ __html: rows }} />
      </table>
    </div>
  );
};
