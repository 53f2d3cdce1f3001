/** Forms that somebody leaves and comes back to in WebKit, which empties fields without suggestions as it shows a page again. */
import assert from "node:assert/strict";
import { startTask, until, where } from "../../support/process.ts";
import { hasWebKit, openWebKit, type WebKitWindow } from "../../support/webkit.ts";

/** Types into every text of the form, as far as events tell a page of it. */
const typeAll = (window: WebKitWindow, form: string): Promise<string> =>
  window.run(
    `for (const [at, field] of [...document.querySelectorAll(arguments[0] + " input[type=text]")].entries()) {
       if (field.value !== "" || field.offsetParent === null) continue;
       field.value = "7" + at;
       for (const name of ["input", "change"]) field.dispatchEvent(new Event(name, { bubbles: true }));
     }`,
    form,
  );

const valuesIn = (window: WebKitWindow, form: string): Promise<string> =>
  window.run(
    `return JSON.stringify([...document.querySelectorAll(arguments[0] + " input[type=text]")].map((field) => [field.name, field.value]))`,
    form,
  );

const untilAt = (window: WebKitWindow, path: string): Promise<void> =>
  until(async () =>
    await window.run("return location.pathname + (document.readyState === 'complete')") === `${path}true`
  );

/** Leaves the page by a link and comes back to it as it was left, which the mark tells. */
const leaveAndReturn = async (window: WebKitWindow, path: string): Promise<void> => {
  await window.run("globalThis.markOfTest = 'as it was left'");
  await window.click("footer a[href='/status']");
  await untilAt(window, "/status");
  await window.back();
  await untilAt(window, path);
  await until(async () => await window.run("return document.visibilityState") === "visible");
  assert.equal(await window.run("return globalThis.markOfTest"), "as it was left", path);
};

where(hasWebKit, "WebKit")(
  "fields without suggestions have what was typed after the way back in WebKit",
  async () => {
    const service = await startTask("dev", {});
    const window = await openWebKit();
    await window.go(`${service.origin}/sign-in`);
    await window.click("form[action='/sign-in/demonstration'] button");
    await untilAt(window, "/account");
    for (const path of ["/invoices/new", "/plan"]) {
      await window.go(service.origin + path);
      await untilAt(window, path);
      await until(async () =>
        await window.run("return document.querySelectorAll('[autocomplete=off]').length") !== "0"
      );
      await typeAll(window, "main form");
      const typed = await valuesIn(window, "main form");
      await leaveAndReturn(window, path);
      assert.equal(await valuesIn(window, "main form"), typed, path);
      assert.notEqual(await window.run("return document.querySelectorAll('[autocomplete=off]').length"), "0");
    }
    await window.close();
    await service.stop();
  },
);
