/** WebKit, the engine of Safari, in GTK's window on a display of its own, over WebDriver. */
import assert from "node:assert/strict";
import { existsSync } from "node:fs";
import { isInstalled } from "./installed.ts";
import { endedAfterTests } from "./left_running.ts";
import { freePort, until } from "./process.ts";

const miniBrowsers: ReadonlyArray<string> = ["x86_64", "aarch64"].map((machine) =>
  `/usr/lib/${machine}-linux-gnu/webkit2gtk-4.1/MiniBrowser`
);

const miniBrowser = miniBrowsers.find((path) => existsSync(path));

/** Whether there is WebKit on this machine; a test that is ignored says so in its name. */
export const hasWebKit = miniBrowser !== undefined && isInstalled("WebKitWebDriver") && isInstalled("Xvfb");

/** A window of WebKit. */
export interface WebKitWindow {
  readonly go: (address: string) => Promise<void>;
  readonly back: () => Promise<void>;
  /** Runs the body of a function in the page. @returns what it returns, as text */
  readonly run: (body: string, ...args: ReadonlyArray<unknown>) => Promise<string>;
  /** Clicks the element that the selector finds first. */
  readonly click: (selector: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** @returns the member of the answer's value, as text */
const member = (value: unknown, name: string): string =>
  typeof value === "object" && value !== null ? String(Reflect.get(value, name)) : "";

const post = async (address: string, body: unknown): Promise<unknown> => {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const said: unknown = await answer.json();
  assert.ok(answer.ok, `${address}: ${JSON.stringify(said)}`);
  return typeof said === "object" && said !== null ? Reflect.get(said, "value") : undefined;
};

/** Starts a display on a number that is free, which it says. */
const startDisplay = async (): Promise<{ readonly name: string; readonly display: Deno.ChildProcess }> => {
  const display = new Deno.Command("Xvfb", {
    args: ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"],
    stdout: "piped",
    stderr: "null",
  }).spawn();
  const reader = display.stdout.pipeThrough(new TextDecoderStream()).getReader();
  const { value = "" } = await reader.read();
  await reader.cancel();
  return { name: `:${value.trim()}`, display };
};

const capabilities = {
  capabilities: {
    alwaysMatch: { "webkitgtk:browserOptions": { binary: miniBrowser, args: ["--automation"] } },
  },
};

/** Opens a window without anything that was kept before. */
export const openWebKit = async (): Promise<WebKitWindow> => {
  const home = await Deno.makeTempDir();
  const { name, display } = await startDisplay();
  const port = freePort();
  const driver = new Deno.Command("WebKitWebDriver", {
    args: [`--port=${port}`],
    env: {
      DISPLAY: name,
      GDK_BACKEND: "x11",
      HOME: home,
      LIBGL_ALWAYS_SOFTWARE: "1",
      WEBKIT_DISABLE_COMPOSITING_MODE: "1",
      // Its sandbox wants namespaces, which root has not in every container.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1",
    },
    stdout: "null",
    stderr: "null",
  }).spawn();
  const base = `http://127.0.0.1:${port}`;
  await until(() => fetch(`${base}/status`).then((answer) => answer.text()).then(() => true, () => false));
  const session = `${base}/session/${member(await post(`${base}/session`, capabilities), "sessionId")}`;
  const run: WebKitWindow["run"] = async (script, ...args) =>
    String(await post(`${session}/execute/sync`, { script, args }));
  return {
    go: async (url) => void await post(`${session}/url`, { url }),
    back: async () => void await post(`${session}/back`, {}),
    run,
    click: async (selector) => void await run("document.querySelector(arguments[0]).click()", selector),
    close: endedAfterTests(async () => {
      await fetch(session, { method: "DELETE" }).then((answer) => answer.text());
      for (const program of [driver, display]) {
        program.kill("SIGTERM");
        await program.status;
      }
      await Deno.remove(home, { recursive: true });
    }),
  };
};
