/// <reference lib="dom" />
/** Pages that take a sheet: a file that is dropped or chosen is sent at once with its form. */
import { takeFiles } from "../../../web/browser/file_drop.ts";

const field = document.querySelector<HTMLInputElement>("#file");

const send = (file: File): void => {
  if (field === null) return;
  if (field.files?.[0] !== file) {
    const dropped = new DataTransfer();
    dropped.items.add(file);
    field.files = dropped.files;
  }
  field.form?.requestSubmit();
};

takeFiles(send);
