/// <reference lib="dom" />
/** The page of an invoice that was just made: the draft that it was made of is done with. */
import { dropForm } from "./invoice_draft.ts";

dropForm();
