/// <reference lib="dom" />
/**
 * A file that is chosen in the field `file`, or dropped anywhere on the page; the place `drop` shows that it may be.
 */
import { part } from "./dom.ts";

/** @param take is given each file */
export const takeFiles = (take: (file: File) => void): void => {
  const drop = part("drop");
  const field = part("file");
  const given = (file: File | null | undefined): void => {
    if (file) take(file);
  };
  field.addEventListener("change", () => field instanceof HTMLInputElement && given(field.files?.[0]));
  document.addEventListener("dragover", (event) => {
    event.preventDefault();
    drop.classList.add("over");
  });
  document.addEventListener("dragleave", () => drop.classList.remove("over"));
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    drop.classList.remove("over");
    given(event.dataTransfer?.files[0]);
  });
};
