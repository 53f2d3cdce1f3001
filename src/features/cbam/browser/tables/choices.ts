/// <reference lib="dom" />
/** Controls of the choices about a table that its cells don't tell, the field for pasted cells, and who asks. */
import { part } from "../../../../web/browser/dom.ts";
import type { Right } from "./service.ts";
import type { Choices } from "./table.ts";

/** Choices about the table, by the names of their controls. */
const choosing = ["decimal", "dates", "totals"] as const;

/** Name of a choice. */
type ChoiceName = typeof choosing[number];

const headingRow = "heading-row";

const control = (id: string): HTMLInputElement | HTMLSelectElement | undefined => {
  const element = part(id);
  return element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element : undefined;
};

/** Sets a choice by its control's value. */
export const choose = (choices: Choices, id: ChoiceName, value: string): void => {
  if (id === "decimal") choices.decimal = value === "comma" || value === "point" ? value : "";
  else if (id === "dates") choices.dates = value === "dmy" || value === "mdy" ? value : "";
  else choices.totals = value === "skip" || value === "keep" ? value : "";
};

/** Listens to the controls. */
export const onChoice = (chosen: (id: ChoiceName, value: string) => void): void => {
  for (const id of choosing) {
    control(id)?.addEventListener("change", () => chosen(id, control(id)?.value ?? ""));
  }
};

/** Sets the controls back, for another table. */
export const forgetChoices = (): void => {
  for (const id of choosing) {
    const element = control(id);
    if (element !== undefined) element.value = "";
  }
};

/** Shows choices that were made before. */
export const showChoices = (choices: Choices): void => {
  for (const id of choosing) {
    const element = control(id);
    if (element !== undefined) element.value = choices[id];
  }
};

/** Shows the number of the row that has the headings. */
export const showHeadingRow = (row: number): void => {
  const element = control(headingRow);
  if (element !== undefined) element.value = String(row);
};

/** Listens to the number of the row that has the headings. */
export const onHeadingRow = (named: (row: string) => void): void => {
  control(headingRow)?.addEventListener("change", () => named(control(headingRow)?.value ?? ""));
};

/** Choice of people whom document codes are for; empty for nobody. */
export const codesFor = (): string => control("codes")?.value ?? "";

/** Cells in the field for them; empty for blanks alone. */
export const pastedText = (): string => {
  const pasted = part("pasted");
  return pasted instanceof HTMLTextAreaElement && pasted.value.trim() !== "" ? pasted.value : "";
};

/** The session's form token where somebody is signed in, else the key that was given; undefined for neither. */
export const rightOf = (): Right | undefined => {
  const form = part("key-form");
  const values = form instanceof HTMLFormElement ? new FormData(form) : new FormData();
  const [key, formToken] = [values.get("key"), values.get("form_token")];
  if (typeof formToken === "string") return { formToken };
  return typeof key === "string" && key.trim() !== "" ? { key: key.trim() } : undefined;
};
