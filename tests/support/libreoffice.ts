/** Workbooks that LibreOffice itself opened, calculated and saved. */
import assert from "node:assert/strict";
import { isInstalled } from "./installed.ts";

/** Whether LibreOffice is on this machine, Debian's `libreoffice-calc-nogui`. */
export const hasLibreOffice = isInstalled("soffice");

/** The workbooks as LibreOffice saves them. */
export const savedByLibreOffice = async (
  workbooks: ReadonlyArray<Uint8Array>,
): Promise<ReadonlyArray<Uint8Array>> => {
  const directory = await Deno.makeTempDir();
  try {
    const names = workbooks.map((_, at) => `${at}.xlsx`);
    for (const [at, bytes] of workbooks.entries()) await Deno.writeFile(`${directory}/${at}.xlsx`, bytes);
    const { success, stderr } = await new Deno.Command("soffice", {
      args: [
        `-env:UserInstallation=file://${directory}/profile`,
        "--headless",
        "--convert-to",
        "xlsx:Calc MS Excel 2007 XML",
        "--outdir",
        `${directory}/saved`,
        ...names.map((name) => `${directory}/${name}`),
      ],
    }).output();
    assert.ok(success, new TextDecoder().decode(stderr));
    return await Promise.all(names.map((name) => Deno.readFile(`${directory}/saved/${name}`)));
  } finally {
    await Deno.remove(directory, { recursive: true });
  }
};
