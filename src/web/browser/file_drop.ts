/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
/**
 * A file that is chosen in the field `file`, also before this module ran, or dropped anywhere on the page; the place `drop` shows that it
 * may be. A page that takes one has the sentence `one-file`, and takes none of several.
 */
import { part } from "./dom.ts";
import { isNewlyShown } from "./page_data.ts";

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
  const takeChosen = (): void => {
    if (field instanceof HTMLInputElement) given(field.files);
  };
  field.addEventListener("change", takeChosen);
  // The same file chosen again, as it is by then, is a change only of an empty field.
  field.addEventListener("click", () => field instanceof HTMLInputElement && (field.value = ""));
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
  // On the way back, and after a reload, the field may have a file that the browser kept and that was taken before.
  if (isNewlyShown()) takeChosen();
};
