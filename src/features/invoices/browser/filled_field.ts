/// <reference lib="dom" />
/** Fields that are filled in while somebody is on the way to them. */

/** A field of text. */
export type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * Fills a field in. Until somebody types or presses the mouse in it, its text is selected as it is reached, by Tab, by its label or by a press that
 * began before: what is typed there takes the place of what nobody has seen.
 */
export const fillIn = (field: Field, value: string): void => {
  if (field.value === value) return;
  field.value = value;
  const met = new AbortController();
  const { signal } = met;
  const select = (): void => field.select();
  field.addEventListener("focus", select, { signal, once: true });
  field.addEventListener("click", select, { signal, once: true });
  for (const seen of ["mousedown", "input"]) field.addEventListener(seen, () => met.abort(), { signal });
};
