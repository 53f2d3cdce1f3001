/**
 * Places in a list that is ordered by id: what a caller sends back to get the next page. Callers don't look into them.
 */
import { Buffer } from "node:buffer";
import { uuidOfText } from "./uuid.ts";

/** Name of a list. */
export type ListName =
  | "batches"
  | "imports"
  | "inquiries"
  | "installations"
  | "invoices"
  | "reports"
  | "values";

/** Letters that cursors begin with, by the list that they lead on in: another list would begin anywhere. */
const letters: Readonly<Record<ListName, string>> = {
  batches: "b",
  imports: "e",
  inquiries: "q",
  installations: "s",
  invoices: "i",
  reports: "r",
  values: "v",
};

const bytesOfUuid = 16;
/** Without a letter as releases before 0.3 made them. */
const form = /^([a-z]?)([A-Za-z0-9_-]{22})$/;

/** The form of all cursors, for the API's document. */
export const cursorPattern: string = form.source.replaceAll(/[()]/g, "");

/** Returns the place behind the row with this id. */
export const cursorAfter = (list: ListName, id: string): string =>
  letters[list] + Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");

/** Returns the id of the row that the place is behind; undefined when the text is no place, or one of another list. */
export const idOfCursor = (list: ListName, cursor: string): string | undefined => {
  const [, letter = "", place = ""] = form.exec(cursor) ?? [];
  if (place === "" || letter !== "" && letter !== letters[list]) return undefined;
  const bytes = Buffer.from(place, "base64url");
  const hex = bytes.length === bytesOfUuid ? bytes.toString("hex") : "";
  return uuidOfText(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"));
};
