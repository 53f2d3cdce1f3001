/**
 * The name that a reader's computer saves a document under. It may hold what the caller wrote, in any script, so it
 * is made harmless once, here, for file systems, headers and mails alike.
 */
import { create } from "content-disposition";
import * as Brand from "effect/Brand";

/** One line without path, reserved or invisible characters, at most 120 characters of at most 200 bytes, and an ending. */
export type FileName = string & Brand.Brand<"FileName">;
const fileName = Brand.nominal<FileName>();

const encoder = new TextEncoder();
const longestStem = 120;
/** Bytes in UTF-8 that leave room for what a name gets before it: file systems take 255. */
const mostBytes = 200;
/** Control and format characters (line breaks, direction overrides), and what Windows or POSIX reserve. */
const unwanted = /[\p{C}\p{Zl}\p{Zp}/\\:*?"<>|]+/gu;

/** Names of devices under Windows, which saves nothing under them, whatever their ending. */
const ofDevice = /^(con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³])(?= ?(?:\.|$))/i;

/** As many whole characters as a stem has room for. */
const beginning = (text: string): string => {
  const characters = [...text].slice(0, longestStem);
  let bytes = 0;
  const fitting = characters.findIndex((character) =>
    (bytes += encoder.encode(character).length) > mostBytes
  );
  return (fitting < 0 ? characters : characters.slice(0, fitting)).join("");
};

/** The endings that documents have, without the point. */
export const fileEndings = ["pdf", "json", "csv", "xlsx", "zip"] as const;
/** One of the endings. */
export type FileEnding = typeof fileEndings[number];

/**
 * Returns the name; `document` stands for a stem of which nothing is left.
 * @param stem the name without its ending, in whatever form the caller gave it
 * @param ending such as `pdf`
 */
export const fileNameOf = (stem: string, ending: FileEnding): FileName => {
  const plain = stem.toWellFormed().replace(unwanted, "-").replace(/\s+/g, " ");
  const short = beginning(plain).replace(/^[\s.-]+|[\s.-]+$/g, "").replace(ofDevice, "$1_");
  return fileName(`${short === "" ? "document" : short}.${ending}`);
};

const isEnding = (text: string | undefined): text is FileEnding =>
  fileEndings.some((ending) => ending === text);

/** Returns the name, made harmless, when the text has one of the endings. */
export const fileNameOfText = (text: string): FileName | undefined => {
  const [, stem = "", ending] = /^(.*)\.([a-z]+)$/su.exec(text) ?? [];
  return isEnding(ending) ? fileNameOf(stem, ending) : undefined;
};

/**
 * The `Content-Disposition` that saves a document under its name.
 * @source RFC 6266, section 4; RFC 8187, section 3.2
 */
export const contentDisposition = (name: FileName): string => create(name);
