/** Controls of the choices about a table that its cells don't tell, for the page's module and for a form without one. */
import type { VNode } from "preact";
import { lastHeadingRow } from "../../../../contract/requests/table_query.ts";
import type { TablesTexts } from "../../texts/en/tables.ts";
import type { TableChoices } from "./table_choices.ts";

/** A choice about the table, with its options by value; none is chosen at first. */
export const Choice = ({ id, name, label, options, chosen = "" }: {
  id: string;
  name?: keyof TableChoices;
  label: string;
  options: Readonly<Record<string, string>>;
  chosen?: string | undefined;
}): VNode => (
  <div class="field">
    <label for={id}>{label}</label>
    <select class="control" id={id} {...(name === undefined ? {} : { name })}>
      {Object.entries(options).map(([value, text]) => (
        <option value={value === "unsaid" ? "" : value} selected={value === chosen}>{text}</option>
      ))}
    </select>
  </div>
);

export const HeadingRow = ({ id, name, texts, least, chosen }: {
  id: string;
  name?: keyof TableChoices;
  texts: TablesTexts;
  /** 0 where a table without headings can be read. */
  least: number;
  chosen?: number | undefined;
}): VNode => (
  <div class="field">
    <label for={id}>{texts.headingRow}</label>
    <input
      class="control short"
      type="number"
      id={id}
      {...(name === undefined ? {} : { name })}
      min={least}
      max={lastHeadingRow}
      value={chosen ?? ""}
      aria-describedby={`${id}-hint`}
    />
    <p class="hint" id={`${id}-hint`}>{least === 0 ? texts.headingRowOrNone : texts.headingRowHint}</p>
  </div>
);

/** Refusal of a form that was sent without a script, and the choices that it had. */
export interface RefusedForm {
  readonly sentences: ReadonlyArray<string>;
  readonly choices: TableChoices;
}

export const PlainChoices = ({ texts, choices }: { texts: TablesTexts; choices: TableChoices }): VNode => (
  <fieldset class="choices">
    <legend>{texts.choices}</legend>
    <Choice
      id="plain-dates"
      name="dates"
      label={texts.dates}
      options={texts.dateOrders}
      chosen={choices.dates}
    />
    <Choice
      id="plain-decimal"
      name="decimal"
      label={texts.decimal}
      options={texts.decimals}
      chosen={choices.decimal}
    />
    <Choice
      id="plain-totals"
      name="total_rows"
      label={texts.totals}
      options={texts.totalRows}
      chosen={choices.total_rows}
    />
    <HeadingRow
      id="plain-heading-row"
      name="heading_row"
      texts={texts}
      least={1}
      chosen={choices.heading_row}
    />
  </fieldset>
);
