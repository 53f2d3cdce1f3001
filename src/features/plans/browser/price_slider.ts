/// <reference lib="dom" />
/** A slider for the field of the price, which goes on being the value that is sent. */

const mostEur = 250;
/** Time without a movement after which the plan is asked for anew. */
const settledMs = 600;

/** The field's price, or the newest published one while it is empty. */
const standing = (field: HTMLInputElement, newest: string): string =>
  field.value.trim() === "" ? newest : field.value.trim().replace(",", ".");

/** Fills the place of the slider, which has its words, and the price at which it stands while the field is empty. */
export const offerSlider = (field: HTMLInputElement, place: HTMLElement): void => {
  const { words = "", price: newest = "0" } = place.dataset;
  const slider = document.createElement("input");
  slider.type = "range";
  slider.id = "price-slider";
  slider.min = "0";
  slider.max = String(Math.max(mostEur, Math.ceil(Number(standing(field, newest)) || 0)));
  slider.step = "1";
  slider.value = standing(field, newest);
  const label = document.createElement("label");
  label.htmlFor = slider.id;
  label.textContent = words;
  let settled: ReturnType<typeof setTimeout> | undefined;
  slider.addEventListener("input", () => {
    field.value = slider.value;
    slider.setAttribute("aria-valuetext", `${slider.value} EUR`);
    clearTimeout(settled);
    if (document.querySelector("#answer .headline") === null) return;
    settled = setTimeout(() => field.form?.requestSubmit(), settledMs);
  });
  field.addEventListener("input", () => {
    slider.value = standing(field, newest);
  });
  place.append(label, slider);
};
