/// <reference lib="dom" />
/**
 * The page of an invoice that was just made: the draft that it was made of is done with. Shown again, by a reload or a way back,
 * it leaves the draft that was begun since.
 */
import { dropForm } from "./invoice_draft.ts";

if (history.state === null) {
  history.replaceState("done", "");
  dropForm();
}
