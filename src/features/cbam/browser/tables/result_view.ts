/// <reference lib="dom" />
/**
 * The calculated table: its sum, what rows come to by goods, origin and quarter, every row, and its downloads.
 */
import { button, type Child, filled, frame, headRow, make } from "../../../../web/browser/dom.ts";
import { allRows } from "./result_rows.ts";
import type { Download, Result, ResultRow } from "./service.ts";
import { quarterOf, type Sum, sumsBy } from "./sums.ts";
import { amount, cents, count, euros, lackingOf, placeName, spaced, texts } from "./told.ts";

const headline = ({ summary }: Result, counts: HTMLElement): HTMLElement =>
  make(
    "header",
    { class: "headline" },
    make("p", { class: "muted small" }, texts.total),
    make("p", { class: "big figures" }, euros(summary.total_net_cost_eur)),
    counts,
  );

const sumsTable = (
  title: string,
  sums: ReadonlyArray<Sum>,
  nameOf: (name: string) => ReadonlyArray<Child>,
): HTMLElement => {
  const total = Math.max(sums.reduce((all, sum) => all + sum.cents, 0), 1);
  const bar = (sum: Sum): HTMLElement =>
    make("meter", { min: 0, max: total, value: sum.cents, "aria-hidden": "true" });
  const lackingTonnes = lackingOf(sums.map(({ tonnes }) => amount(tonnes)));
  const lackingEmissions = lackingOf(sums.map(({ emissionsT }) => amount(emissionsT)));
  const body = make(
    "tbody",
    {},
    ...sums.map((sum, index) =>
      make(
        "tr",
        {},
        make("th", { scope: "row" }, ...nameOf(sum.name)),
        make("td", { class: "number" }, cents(sum.cents / 100)),
        make("td", { class: "share" }, bar(sum)),
        make("td", { class: "number" }, count(sum.rows)),
        make("td", { class: "number" }, amount(sum.tonnes), lackingTonnes[index]),
        make("td", { class: "number" }, amount(sum.emissionsT), lackingEmissions[index]),
      )
    ),
  );
  const numbers = [texts.rowsShort, texts.mass, texts.emissions].map((number) => ({ number }));
  const headings = headRow(title, { number: texts.cost }, texts.share, ...numbers);
  return frame(title, make("table", { class: "sums" }, headings, body));
};

/** Names of goods by their codes. */
const goodsNames = (rows: ReadonlyArray<ResultRow>): ReadonlyMap<string, string> =>
  new Map(rows.flatMap(({ code, goods }) => code === null || goods === null ? [] : [[code, goods]]));

const goodsSums = (rows: ReadonlyArray<ResultRow>): HTMLElement => {
  const names = goodsNames(rows);
  const sums = sumsBy(rows, ({ code }) => code ?? "");
  return sumsTable(texts.goods, sums, (code) => [
    make("span", { class: "figures" }, spaced(code)),
    make("span", { class: "goods" }, names.get(code)),
  ]);
};

const sums = (rows: ReadonlyArray<ResultRow>): ReadonlyArray<HTMLElement> => {
  const views = [
    { title: texts.byGoods, make: () => goodsSums(rows) },
    {
      title: texts.byOrigin,
      make: () =>
        sumsTable(texts.origin, sumsBy(rows, ({ origin }) => origin ?? ""), (code) => [placeName(code)]),
    },
    {
      title: texts.byPeriod,
      make: () => sumsTable(texts.period, sumsBy(rows, ({ day }) => quarterOf(day ?? "")), (name) => [name]),
    },
  ];
  const place = make("div", { role: "tabpanel", id: "sums-panel", tabindex: 0 });
  const tabs = views.map((view, index) => {
    const tab = button(view.title, "tab", () => choose(index));
    tab.setAttribute("role", "tab");
    tab.id = `sums-tab-${index}`;
    tab.setAttribute("aria-controls", "sums-panel");
    tab.addEventListener("keydown", ({ key }) => {
      const move = key === "ArrowRight" ? 1 : key === "ArrowLeft" ? -1 : 0;
      if (move !== 0) choose((index + move + views.length) % views.length, true);
    });
    return tab;
  });
  const choose = (chosen: number, isFocused = false): void => {
    tabs.forEach((tab, index) => {
      tab.setAttribute("aria-selected", String(index === chosen));
      tab.tabIndex = index === chosen ? 0 : -1;
    });
    if (isFocused) tabs[chosen]?.focus();
    place.setAttribute("aria-labelledby", `sums-tab-${chosen}`);
    place.replaceChildren(...[views[chosen]?.make()].filter((view) => view !== undefined));
  };
  choose(0);
  return [make("div", { class: "tabs", role: "tablist" }, ...tabs), place];
};

/** Says which year counts for rows that name neither day nor year of import; nothing where all name one. */
const assumedYearNote = (rows: ReadonlyArray<ResultRow>): HTMLElement | undefined => {
  const year = rows.map(({ assumedYear }) => assumedYear).find((each) => each !== null);
  return year === undefined
    ? undefined
    : make("div", { class: "notice warn" }, make("p", {}, filled(texts.assumedYear, year)));
};

/** @returns the result; `save` fetches a file of it, `leave` goes back to the rows, or begins anew */
export const resultView = (
  result: Result,
  save: (kind: Download) => void,
  leave: { readonly back: () => void; readonly again: () => void },
): ReadonlyArray<HTMLElement> => {
  const rows = allRows(result.results);
  const note = assumedYearNote(result.results);
  return [
    headline(result, rows.counts),
    ...(note === undefined ? [] : [note]),
    make(
      "p",
      { class: "actions no-print" },
      button(texts.xlsx, "button", () => save("xlsx")),
      button(texts.csv, "button second", () => save("csv")),
      button(texts.reports, "button second", () => save("zip")),
      button(texts.back, "button quiet", leave.back),
      button(texts.another, "button quiet", leave.again),
    ),
    ...sums(result.results),
    ...rows.table,
  ];
};
