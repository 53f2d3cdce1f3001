/** The template of a supplier about 2026, as it goes from a mail to a row of the ledger: once broken, and once mended. */
import { hasLibreOffice, savedByLibreOffice } from "./libreoffice.ts";
import { templateFile } from "./template_file.ts";
import { type MadeTemplate, madeTemplate, put } from "./template_workbook.ts";

const about2026 = (change: (made: MadeTemplate) => void): MadeTemplate => {
  const made = madeTemplate();
  put(made, "A_InstData", "I9", "2026-01-01");
  put(made, "A_InstData", "L9", "2026-12-31");
  put(made, "Summary_Communication", "G20", "2026-01-01", "result");
  put(made, "Summary_Communication", "G21", "2026-12-31", "result");
  change(made);
  return made;
};

/** Row of the ledger whose goods the template has a value of. */
export const rowOfTemplate = {
  mrn: "26DE000000000001R1",
  item: 1,
  release_date: "2026-08-15",
  cn_code: "72083900",
  origin_country: "TUR",
  net_mass_kg: 100_000,
};

/** Messages about the broken template. */
export const toldOfBroken: ReadonlyArray<RegExp> = [
  /Summary_Products F10: .*7208390/,
  /Summary_Products I10: .*#REF!/,
];

/** A template that is broken, and the same one mended. */
interface Templates {
  readonly broken: Uint8Array<ArrayBuffer>;
  readonly mended: Uint8Array<ArrayBuffer>;
}

const made = {
  broken: about2026((it) => {
    put(it, "Summary_Products", "F10", "7208390", "result");
    put(it, "Summary_Communication", "F26", "7208390", "result");
    put(it, "Summary_Products", "I10", "#REF!", "error");
  }),
  mended: about2026(() => {}),
};

/** Both files as LibreOffice writes them. */
export const writtenTemplates = (): Templates => ({
  broken: Uint8Array.from(templateFile(made.broken, "libreoffice")),
  mended: Uint8Array.from(templateFile(made.mended, "libreoffice")),
});

/** Both files, opened, calculated and saved by LibreOffice itself where it is installed. */
export const savedTemplates = async (): Promise<Templates> => {
  if (!hasLibreOffice) return writtenTemplates();
  const [broken = new Uint8Array(), mended = new Uint8Array()] = await savedByLibreOffice([
    templateFile(made.broken),
    templateFile(made.mended),
  ]);
  return { broken: Uint8Array.from(broken), mended: Uint8Array.from(mended) };
};
