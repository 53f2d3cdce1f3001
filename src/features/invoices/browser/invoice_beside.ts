/// <reference lib="dom" />
/**
 * List of members that an opened file has beside the form's fields from which members are left out. The form sends those that are left out
 * in a field of its own, which drafts keep.
 */
import { frame, headRow, make, records } from "../../../web/browser/dom.ts";
import { labelled } from "../../../web/words/labelled.ts";
import { drawAnew } from "../../../web/browser/draw_anew.ts";
import { leftField } from "./invoice_files.ts";

/** One member of the file. */
export interface MemberBeside {
  readonly path: string;
  readonly label: string;
  readonly says: ReadonlyArray<string>;
  readonly isLeft: boolean;
}

/** List that is shown, as it came: one that says the same is not drawn again. */
let shown = "";

const rowOf = (
  { path, label, says, isLeft }: MemberBeside,
  words: Readonly<Record<string, string>>,
  changed: () => void,
): HTMLElement => {
  const { says: heading = "", leaveOut = "" } = words;
  const id = `left:${path}`;
  const name = labelled(leaveOut, label, document.documentElement.lang);
  const tick = make("input", { type: "checkbox", id, value: path, checked: isLeft, "aria-label": name });
  tick.addEventListener("input", changed);
  return make(
    "tr",
    {},
    make("th", { scope: "row" }, label),
    make("td", { class: "lines", "data-label": heading }, says.join("\n")),
    make("td", {}, make("div", { class: "choice" }, tick, make("label", { for: id }, leaveOut))),
  );
};

/** Shows what the file says beside the fields; nothing where it says nothing more. */
export const showBeside = (
  form: HTMLFormElement,
  words: Readonly<Record<string, string>>,
  members: ReadonlyArray<MemberBeside>,
): void => {
  const place = document.querySelector<HTMLElement>("#beside");
  const content = place?.querySelector<HTMLElement>(".content");
  const field = leftField(form);
  const now = JSON.stringify(members);
  if (!place || !content || field === null || now === shown) return;
  shown = now;
  const take = (): void => {
    const ticks = [...content.querySelectorAll<HTMLInputElement>("input[type=checkbox]")];
    field.value = JSON.stringify(ticks.filter(({ checked }) => checked).map(({ value }) => value));
  };
  place.hidden = members.length === 0;
  const { what = "", says = "", leaveOut = "" } = words;
  drawAnew(content, () => [
    frame(
      place.querySelector("h2")?.textContent ?? "",
      records(
        make(
          "table",
          {},
          headRow(what, says, leaveOut),
          make("tbody", {}, ...members.map((member) => rowOf(member, words, take))),
        ),
      ),
    ),
  ]);
};
