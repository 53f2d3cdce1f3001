/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/** The calculator's question as its form has it now, and as the page had it when it came. */

type Control = HTMLInputElement | HTMLSelectElement;

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement;

const controlsOf = (form: HTMLFormElement): ReadonlyArray<Control> =>
  [...form.elements].filter(isControl).filter(({ name }) => name !== "");

/** Value that the page came with; browsers fill fields in again on a reload and on the way back. */
const ownValue = (control: Control): string => {
  if (control instanceof HTMLInputElement) return control.defaultValue;
  const own = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return own?.value ?? "";
};

/** The goods are asked about also where they are empty: the answer then says so. */
const addressWith = (form: HTMLFormElement, valueOf: (control: Control) => string): string => {
  const values = new URLSearchParams();
  for (const control of controlsOf(form)) {
    const value = valueOf(control);
    if (value !== "" || control.name === "cn") values.append(control.name, value);
  }
  return `/?${values}`;
};

/** Address of the question that the form has now. */
export const addressOf = (form: HTMLFormElement): string => addressWith(form, ({ value }) => value);

/** Address of the question that the page answers. */
export const answeredAddress = (form: HTMLFormElement): string => addressWith(form, ownValue);

/** Fields that hold a part of a date, which a browser keeps to itself. */
export const incomplete = (form: HTMLFormElement): ReadonlyArray<Control> =>
  controlsOf(form).filter(({ validity }) => validity.badInput);

/** Names of the fields that have a value, or should have one. */
export const namesFilled = (form: HTMLFormElement): ReadonlyArray<string> =>
  controlsOf(form).filter((control) => control.value !== "" || control.hasAttribute("aria-invalid")).map((
    { name },
  ) => name);
