/**
 * The frame of the operator's pages: tabs, heading, and tables of the rows that commands answer with.
 */
import type { ComponentChildren, VNode } from "preact";
import type { Row } from "../../../application/accounts/operator_commands.ts";
import { cut } from "../../../kernel/text/shown.ts";
import { count, digitByDigit, longDay, periodName } from "../../../web/words/figures.ts";
import type { Framed } from "../../../web/page/layout.tsx";
import type { Language } from "../../../web/words/language.ts";
import { DataTable } from "../../../web/parts/data_table.tsx";
import { Moment } from "../../../web/parts/moment.tsx";
import { FormToken } from "../../../web/parts/form_token.tsx";
import { Notice } from "../../../web/parts/notice.tsx";
import { Tabs } from "../../../web/parts/tabs.tsx";
import type { Member } from "../../../web/page/routes.ts";
import type { OperatorTexts } from "../texts/en/operator.ts";
import { operatorTexts } from "../texts/operator.ts";
import { rowName } from "./command_form.ts";
import { accountTexts } from "../../accounts/texts/account.ts";

/** The operator's pages, by their places. */
export const operatorPaths = {
  accounts: "/operator",
  keys: "/operator/keys",
  tiers: "/operator/tiers",
  prices: "/operator/prices",
  mails: "/operator/mails",
  dataSets: "/operator/data-sets",
  acts: "/operator/acts",
} as const;

/** One of the pages. */
export type OperatorPlace = keyof typeof operatorPaths;

const places: ReadonlyArray<OperatorPlace> = [
  "accounts",
  "keys",
  "tiers",
  "prices",
  "mails",
  "dataSets",
  "acts",
];

/** @returns the place that the address belongs to */
export const placeOf = (address: string): OperatorPlace =>
  places.find((place) => operatorPaths[place] === address.split("?", 1).join()) ?? "accounts";

/** @returns the page in its frame */
export const inOperator = (
  member: Member,
  { place, title, children }: {
    readonly place: OperatorPlace;
    /** The place's name, unless given. */
    readonly title?: string;
    readonly children: ComponentChildren;
  },
): Framed => {
  const texts = operatorTexts[member.visit.language];
  const tabs = places.map((name) => ({
    href: operatorPaths[name],
    label: texts[name],
    isCurrent: name === place,
  }));
  return {
    visit: member.visit,
    title: title ?? texts[place],
    children: (
      <>
        <Tabs label={texts.navigation} tabs={tabs} />
        <h1>{title ?? texts[place]}</h1>
        {member.visit.query["done"] === "yes"
          ? (
            <Notice tone="good">
              <p>{texts.done}</p>
            </Notice>
          )
          : null}
        {children}
      </>
    ),
  };
};

/** Parameters by which the pages are what they are, and the most characters of each. */
const ownParameters = ["email", "q", "made", "state", "tier", "page", "from", "to", "before"] as const;
const longestParameter = 254;

/** The page's own address, for the way back: what no page of these reads isn't repeated. */
const addressOf = ({ visit: { path, query } }: Member): string => {
  const words = new URLSearchParams(ownParameters.flatMap((name) => {
    const value = cut(query[name] ?? "", longestParameter).trim();
    return value === "" ? [] : [[name, value]];
  })).toString();
  return words === "" ? path : `${path}?${words}`;
};

/** A form that asks for one command, which is confirmed on the next page. */
export const CommandForm = ({ member, command, title, isDanger = false, back, children }: {
  readonly member: Member;
  readonly command: string;
  readonly title: string;
  /** True for what can't be taken back. */
  readonly isDanger?: boolean;
  /** Page that it leads back to; the page's own where it is left out. */
  readonly back?: string | undefined;
  readonly children?: ComponentChildren;
}): VNode => (
  <form class="panel fields" method="post" action="/operator/do">
    <h2>{title}</h2>
    <FormToken signedIn={member.signedIn} />
    <input type="hidden" name="do" value={command} />
    <input type="hidden" name="back" value={back ?? addressOf(member)} />
    {children}
    <div class="actions">
      <button class={isDanger ? "button danger" : "button second"} type="submit">
        {operatorTexts[member.visit.language].submit} <span class="unseen">{title}</span>
      </button>
    </div>
  </form>
);

const rowFormId = "row-command";

/** The form of all buttons in the rows of a table, once on the page: its token and the way back are the same for each. */
export const RowForm = ({ member, command }: {
  readonly member: Member;
  readonly command: string;
}): VNode => (
  <form id={rowFormId} method="post" action="/operator/do">
    <FormToken signedIn={member.signedIn} />
    <input type="hidden" name="do" value={command} />
    <input type="hidden" name="back" value={addressOf(member)} />
  </form>
);

/** A button in a table's row that asks for the command of the page's `RowForm`, with the row's own values. */
export const CommandButton = ({ label, of, values }: {
  readonly label: string;
  /** Words that tell the row from others to who hears the button alone. */
  readonly of: string;
  readonly values: Readonly<Record<string, string>>;
}): VNode => (
  <button
    class="button second small"
    type="submit"
    form={rowFormId}
    name={rowName}
    value={new URLSearchParams(values).toString()}
  >
    {label} <span class="unseen">{of}</span>
  </button>
);

/** Prices are kept as texts, with each of their digits. */
const isDecimal = /^\d+\.\d+$/;

const isDay = /^\d{4}-\d{2}-\d{2}$/;
const isPeriod = /^\d{4}-[QW]\d{1,2}$/;
const isTime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}.*Z$/;

/** Values that are names of things for programs, whatever they look like. */
const codes: ReadonlyArray<string> = ["version", "id"];

const shown = (value: Row[string] | undefined, language: Language): ComponentChildren => {
  const texts = operatorTexts[language];
  if (value === null || value === undefined || value === "") return texts.none;
  if (typeof value === "boolean") return value ? texts.yes : texts.no;
  if (typeof value === "number") return count(value, language);
  if (typeof value !== "string") return value.join(", ");
  if (value === "unlimited") return texts.unlimited;
  if (isDecimal.test(value)) return digitByDigit(value, language);
  if (isTime.test(value)) return <Moment time={value} language={language} />;
  if (isDay.test(value)) return <span class="whole">{longDay(value, language)}</span>;
  return isPeriod.test(value) ? <span class="whole">{periodName(value, language)}</span> : value;
};

/** @returns the tier as its accounts read it */
export const tierWord = (name: string, language: Language): string =>
  Object.entries(accountTexts[language].tierNames).find(([tier]) => tier === name)?.[1] ?? name;

/** The value of a name as it is shown. */
const cellOf = (row: Row, name: string, language: Language): ComponentChildren => {
  const value = row[name];
  if (name === "tier" && typeof value === "string") return tierWord(value, language);
  const isCode = typeof value === "string" && value !== "" && codes.includes(name);
  return isCode ? <code>{value}</code> : shown(value, language);
};

/** @returns the row's value as a form's field has it */
export const textOf = (row: Row, name: string): string => {
  const value = row[name];
  return value === null || value === undefined ? "" : String(value);
};

type Heading = keyof OperatorTexts["columns"];

/** Named values of one row, as terms with their descriptions. */
export const RowFacts = ({ language, row, names }: {
  readonly language: Language;
  readonly row: Row;
  readonly names: ReadonlyArray<Heading>;
}): VNode => (
  <dl class="facts">
    {names.map((name) => (
      <>
        <dt>{operatorTexts[language].columns[name]}</dt>
        <dd>{cellOf(row, name, language)}</dd>
      </>
    ))}
  </dl>
);

/** Names of times from which on a row counts no longer. */
const ends = ["closed_at", "revoked_at", "retracted_at"] as const;

const isPast = (row: Row): boolean => ends.some((name) => (row[name] ?? null) !== null);

/** Rows as a table: of each the named values, and what can be done with it. */
export const RowTable = ({ language, caption, rows, names, nothing, act }: {
  readonly language: Language;
  readonly caption: string;
  readonly rows: ReadonlyArray<Row>;
  readonly names: ReadonlyArray<Heading>;
  /** Sentence in place of a table without rows. */
  readonly nothing?: string;
  readonly act?: (row: Row) => ComponentChildren;
}): VNode => {
  const texts = operatorTexts[language];
  if (rows.length === 0) return <p class="panel muted">{nothing ?? texts.nothing}</p>;
  const columns = names.map((name) => ({
    heading: texts.columns[name],
    cell: (row: Row) => cellOf(row, name, language),
    isNumber: rows.every((row) => typeof row[name] === "number" || isDecimal.test(textOf(row, name))),
  }));
  return (
    <DataTable
      caption={caption}
      isCaptionUnseen
      rows={rows}
      isPast={isPast}
      columns={act === undefined ? columns : [...columns, { heading: texts.change, cell: act }]}
    />
  );
};
