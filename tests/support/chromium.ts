/** Which Chromium is on this machine, and its start. */
import { type Browser, chromium } from "npm:playwright-core@1.65.1";
import { isInstalled } from "./installed.ts";

import { browserPrograms } from "./run_report.ts";

const program = browserPrograms.find((name) => isInstalled(name));

/** Whether there is a browser on this machine; a test that is ignored says so in its name. */
export const hasBrowser = program !== undefined;
export const ifIgnored: string = hasBrowser ? "" : " (ignored: Chromium is not installed)";

const locate = async (): Promise<string> => {
  const { stdout } = await new Deno.Command("which", { args: [program ?? ""] }).output();
  return new TextDecoder().decode(stdout).trim();
};

/** Starts the browser, without a page. */
export const launchBrowser = async (): Promise<Browser> =>
  await chromium.launch({ executablePath: await locate(), args: ["--no-sandbox"] });
