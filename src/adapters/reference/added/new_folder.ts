/**
 * Rules for folders that are added from now on, beside those of reading them: entries that earlier releases kept may break them, and
 * count on as they did.
 */
import { type LawFiles, longestOfTables, manifestName } from "../../../application/law/law_ports.ts";
import { isSoundText } from "../../../kernel/text/json.ts";
import { lineFault } from "../../../kernel/text/text_budget.ts";
import { markUpsAtOnce } from "../data_set.ts";
import { checkTotalsThere } from "../default_values.ts";
import type { Manifest } from "../manifest.ts";
import { problems } from "../table.ts";
import type { AddedFolder } from "./added_folder.ts";

const isWebAddress = (url: string): boolean => /^https?:\/\/\S+$/i.test(url) && URL.canParse(url);

const unlinked = ({ acts }: Manifest): ReadonlyArray<string> =>
  acts.filter(({ url }) => !isWebAddress(url)).map(({ label, url }) =>
    `${manifestName}: ${url} is no address of ${label} that can be opened: it must begin with https:// or http://`
  );

/** Texts of the manifest that answers and pages have, each on one line and no longer than the command line takes it. */
const faultyTexts = ({ version, title, acts }: Manifest): ReadonlyArray<string> => {
  const texts = [
    ["version", version, longestOfTables.version],
    ["title", title, longestOfTables.title],
    ...acts.flatMap(({ label, url }, index) =>
      [
        [`acts[${index}].label`, label, longestOfTables.title],
        [`acts[${index}].url`, url, longestOfTables.url],
      ] as const
    ),
  ] as const;
  return texts.flatMap(([place, text, most]) => {
    const fault = lineFault(text, most);
    return fault === undefined ? [] : [`${manifestName}: ${place} is wrong. ${fault}`];
  });
};

/** Files and other texts of the manifest, which have lines: neither documents nor databases have a place for NUL. */
const unsoundTexts = (files: LawFiles, { notice, compared, not_compared, units }: Manifest) => {
  const texts = [notice, compared, not_compared, ...Object.entries(units).flat()];
  return [
    ...Object.entries(files).filter(([, text]) => !isSoundText(text)).map(([name]) => name),
    ...texts.some((text) => text !== undefined && !isSoundText(text)) ? [manifestName] : [],
  ].map((name) => `${name}: has NUL or half a character in it: leave it out`);
};

/** @returns the problems of a folder that could be read, a line each */
export const problemsOfNew = (files: LawFiles, { folder, dataSet }: AddedFolder): ReadonlyArray<string> => {
  if (folder === undefined) return [];
  const report = problems();
  checkTotalsThere(folder, report);
  return [
    ...faultyTexts(folder.manifest),
    ...unlinked(folder.manifest),
    ...unsoundTexts(files, folder.manifest),
    ...dataSet === undefined ? [] : markUpsAtOnce(dataSet),
    ...report.found,
  ];
};
