/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * A file that is chosen in the field `file`, or dropped anywhere on the page; the place `drop` shows that it may be. A page that takes
 * one has the sentence `one-file`, and takes none of several.
 */
import { part } from "./dom.ts";

/** @param take is given the files; more than one where the page takes several */
export const takeFiles = (take: (first: File, others: ReadonlyArray<File>) => void): void => {
  const drop = part("drop");
  const field = part("file");
  const oneFile = document.querySelector<HTMLElement>("#one-file");
  const given = (files: FileList | null | undefined): void => {
    const [first, ...others] = files ?? [];
    const isOneTooMany = others.length > 0 && oneFile !== null;
    if (oneFile !== null) oneFile.hidden = !isOneTooMany;
    if (first !== undefined && !isOneTooMany) take(first, others);
  };
  field.addEventListener("change", () => field instanceof HTMLInputElement && given(field.files));
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  document.addEventListener("dragleave", () => drop.classList.remove("over"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    given(event.dataTransfer?.files);
  });
};
