/// <reference lib="dom" />
/** What fills the invoice's form in several fields at once: a party that is chosen, cells that are pasted, a file. */
import { Buffer } from "node:buffer";
import assert from "node:assert/strict";
import type { Page } from "npm:playwright-core@1.65.1";
import { onSite, type Site } from "../../support/browser.ts";
import { data, line, screws } from "../../support/invoice_forms.ts";
import { broughtBy, untilEqual, untilMatch } from "../../support/until.ts";

const field = (name: string): string => `[name='${data}/${name}']`;

/** A new form of who is signed in, with parties that were remembered. */
const newForm = async (
  { visit, origin }: Site,
  parties: ReadonlyArray<Readonly<Record<string, string>>> = [],
): Promise<Page> => {
  const { page } = await visit("/sign-in");
  await page.click("form[action='/sign-in/demonstration'] button");
  await page.waitForURL("**/account");
  await page.evaluate((all) => localStorage.setItem("parties", JSON.stringify(all)), parties);
  await page.goto(`${origin}/invoices/new?draft=new&lang=en`);
  await page.getByText("fields are missing or wrong").waitFor();
  return page;
};

/** Leaves neither a draft nor parties to other tests. */
const leave = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Forget all remembered parties" }).click();
  const kept = page.waitForResponse((answer) =>
    (answer.request().postData() ?? "").includes("draft-invoice")
  );
  await broughtBy(kept, () => page.fill(field("paymentTerms"), "left"));
  await page.reload();
  await page.getByRole("button", { name: "Begin a new one" }).click();
  await page.getByText("This is the invoice that you were filling in").waitFor({ state: "hidden" });
};

const opened = (page: Page, content: unknown): Promise<void> =>
  page.setInputFiles("#file", {
    name: "invoice.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(content)),
  });

const lineCount = (page: Page): Promise<number> => page.locator("#lines tbody tr").count();

onSite(
  "a party that is chosen in the place of another keeps nothing of that one, and what was typed stays",
  async (site) => {
    const alpha = {
      name: "Alpha Stahl",
      address: "Weg 1",
      zip: "10115",
      vatId: "DE111111111",
      eori: "DE1111111",
    };
    const beta = { name: "Beta Metals", address: "Road 2", eori: "GB2222222" };
    const page = await newForm(site, [alpha, beta]);
    const choose = async (name: string): Promise<void> => {
      await page.fill(field("consignee/name"), name);
      await page.press(field("consignee/name"), "Tab");
    };
    const shown = () =>
      Promise.all(
        ["address", "zip", "vatId", "eori", "phone"].map((name) =>
          page.inputValue(field(`consignee/${name}`))
        ),
      );
    await page.fill(field("consignee/phone"), "+49 1");
    await choose(alpha.name);
    await untilEqual(shown, ["Weg 1", "10115", "DE111111111", "DE1111111", "+49 1"]);
    await page.fill(field("consignee/zip"), "10117");
    await choose(beta.name);
    await untilEqual(shown, ["Road 2", "10117", "", "GB2222222", "+49 1"]);
    await choose("Somebody else");
    await page.fill(field("consignee/address"), "Own street 3");
    await choose(alpha.name);
    await untilEqual(shown, ["Own street 3", "10117", "", "GB2222222", "+49 1"]);
    await leave(page);
  },
);

onSite(
  "what is typed into an empty field that a remembered party fills as it is clicked takes the place of it",
  async (site) => {
    const known = { name: "Unikat AG", address: "Bahnhofstrasse 1", zip: "8001", city: "Zürich" };
    const page = await newForm(site, [known]);
    await page.click(field("consignee/name"));
    await page.keyboard.type("Unikat AG");
    await page.click(field("consignee/address"));
    await page.keyboard.type("Seestrasse 77");
    await untilEqual(() => page.inputValue(field("consignee/address")), "Seestrasse 77");
    await untilEqual(() => page.inputValue(field("consignee/zip")), "8001");
    await page.click(field("consignee/zip"));
    await page.keyboard.press("End");
    await page.keyboard.type("-2");
    await untilEqual(() => page.inputValue(field("consignee/zip")), "8001-2");
    await leave(page);
  },
);

onSite(
  "what is typed into a field that a remembered party fills as it is reached takes the place of it, however it is reached",
  async (site) => {
    const known = [
      { name: "Unikat AG", address: "Bahnhofstrasse 1\nHalle 2", zip: "8001", city: "Zürich" },
      { name: "Zweite AG", address: "Seeweg 3\nHof 4", zip: "8002", city: "Zug" },
    ];
    const page = await newForm(site, known);
    const ways = {
      tab: () => page.keyboard.press("Tab"),
      click: (at: string) => page.click(at),
      label: (at: string) => page.click(`label[for=${at.slice("[name=".length, -1)}]`),
    };
    for (const [way, reach] of Object.entries(ways)) {
      const party = way === "tab" ? "shipper" : "consignee";
      const [name, address] = [field(`${party}/name`), field(`${party}/address`)];
      for (const { name: typed, zip } of known) {
        await page.click(name);
        await page.keyboard.press("ControlOrMeta+a");
        await page.keyboard.type(typed);
        await reach(address);
        await page.keyboard.type(`By ${way}`);
        await untilEqual(() => page.inputValue(address), `By ${way}`);
        await untilEqual(() => page.inputValue(field(`${party}/zip`)), zip);
        // What was typed is seen: more of it goes on behind it.
        await page.click(name);
        await page.click(address);
        await page.keyboard.press("ControlOrMeta+End");
        await page.keyboard.type("!");
        await untilEqual(() => page.inputValue(address), `By ${way}!`);
        await page.fill(address, "");
      }
    }
    // The address of the party that stood there is in view as it is clicked, and is another one by then.
    const [name, address] = [field("consignee/name"), field("consignee/address")];
    for (const each of known) {
      await page.click(name);
      await page.keyboard.press("ControlOrMeta+a");
      await page.keyboard.type(each.name);
      if (each === known[0]) await page.keyboard.press("Tab");
      else await page.click(address, { position: { x: 30, y: 10 } });
    }
    await page.keyboard.type("Own");
    await untilEqual(() => page.inputValue(address), "Own");
    await leave(page);
  },
);

onSite("two branches of one company are two parties, told apart by where they are", async (site) => {
  const alpha = { name: "Alpha Stahl", country: "DE" };
  const berlin = { ...alpha, address: "Weg 1", city: "Berlin", zip: "10115", eori: "DE1111111" };
  const hamburg = { ...alpha, address: "Kai 2", city: "Hamburg", zip: "20095" };
  const page = await newForm(site, [berlin]);
  const options = () =>
    page.locator("#parties option").evaluateAll((all) => all.map((each) => each.getAttribute("value")));
  const place = () =>
    Promise.all(
      ["name", "address", "city", "zip", "eori"].map((name) => page.inputValue(field(`consignee/${name}`))),
    );
  const name = field("consignee/name");
  const send = async (party: Readonly<Record<string, string>>): Promise<void> => {
    for (const [member, value] of Object.entries(party)) {
      await page.fill(field(`consignee/${member}`), value);
      await page.press(field(`consignee/${member}`), "Tab");
    }
    await page.getByRole("button", { name: "Check" }).click();
    await page.locator("#errors").waitFor();
  };
  await untilEqual(options, ["Alpha Stahl"]);
  await send({ name: alpha.name, address: "", city: "Hamburg", zip: "", eori: "" });
  await untilEqual(options, ["Alpha Stahl (Hamburg)", "Alpha Stahl (Berlin)"]);
  await send(hamburg);
  await untilEqual(
    options,
    ["Alpha Stahl (Hamburg)", "Alpha Stahl (Berlin)"],
    "what is told later of a party",
  );
  await page.goto(`${site.origin}/invoices/new?lang=en`);
  await page.getByText("fields are missing or wrong").waitFor();
  await page.fill(name, "Alpha Stahl (Berlin)");
  await untilEqual(place, [alpha.name, "Weg 1", "Berlin", "10115", "DE1111111"]);
  await page.fill(name, "Alpha Stahl (Hamburg)");
  await untilEqual(place, [alpha.name, "Kai 2", "Hamburg", "20095", ""]);
  await page.press(name, "Tab");
  await untilEqual(place, [alpha.name, "Kai 2", "Hamburg", "20095", ""]);
  await page.fill(name, "");
  await page.fill(field("consignee/city"), "");
  await page.fill(name, alpha.name);
  await page.press(name, "Tab");
  await untilEqual(() => page.inputValue(field("consignee/city")), "", "a name of two fills in neither");
  await leave(page);
});

onSite(
  "an address keeps its lines: of a file, of a party that is chosen, and in what is saved",
  async (site) => {
    const alpha = { name: "Alpha Stahl", zip: "10115", city: "Berlin", country: "Germany", address: "Weg 1" };
    const page = await newForm(site, [alpha]);
    const [name, address] = [field("consignee/name"), field("consignee/address")];
    const lines = "Hafenstraße 12\nTor 4\nHalle 2";
    await opened(page, {
      invoiceData: {
        consignee: { ...alpha, address: lines },
        declarationText: "One\nTwo",
        lineItems: [screws],
      },
    });
    await untilEqual(() => page.inputValue(address), lines);
    await untilEqual(() => page.inputValue(field("declarationText")), "One\nTwo");
    const save = () => page.getByRole("button", { name: "Save as a file" }).click();
    const saved = await broughtBy(page.waitForEvent("download"), save);
    const text = await Deno.readTextFile(await saved.path());
    assert.ok(text.includes(JSON.stringify(lines)) && text.includes(String.raw`"One\nTwo"`), text);
    await page.press(name, "Enter");
    await page.locator("#errors").waitFor();
    await untilEqual(() => page.inputValue(address), lines, "sent without the module's help");
    await page.goto(`${site.origin}/invoices/new?draft=new&lang=en`);
    await page.getByText("fields are missing or wrong").waitFor();
    await page.fill(name, alpha.name);
    await page.press(name, "Tab");
    await untilEqual(() => page.inputValue(address), lines, "the party that was sent last");
    await leave(page);
  },
);

onSite("Enter in a field of the invoice checks it, and adds no lines", async (site) => {
  const page = await newForm(site);
  await page.fill(field("invoiceNumber"), "R-1");
  await page.press(field("invoiceNumber"), "Enter");
  await page.locator("#errors").waitFor();
  assert.equal(await lineCount(page), 3);
  await page.goto(`${site.origin}/invoices/new?lang=en`);
  await leave(page);
});

onSite("what was typed just before a reload, and before the page was left, is there again", async (site) => {
  const page = await newForm(site);
  const number = field("invoiceNumber");
  await page.fill(number, "JUST-BEFORE");
  await page.reload();
  await untilEqual(() => page.inputValue(number), "JUST-BEFORE");
  await page.getByText("This is the invoice that you were filling in").waitFor();
  await page.fill(number, "AND-AGAIN");
  await page.goto(`${site.origin}/invoices/new?lang=en`);
  await untilEqual(() => page.inputValue(number), "AND-AGAIN");
  await page.getByText("This is the invoice that you were filling in").waitFor();
  await page.fill(number, "DROPPED");
  await page.getByRole("button", { name: "Begin a new one" }).click();
  await page.waitForURL("**/invoices/new?draft=new");
  await page.getByText("fields are missing or wrong").waitFor();
  await untilEqual(() => page.inputValue(number), "");
  await leave(page);
});

onSite(
  "more lines than an invoice may have are said and fill in nothing, whether they are pasted or stand in a file",
  async (site) => {
    const page = await newForm(site);
    const pasteText = async (into: string, cells: string): Promise<void> => {
      await page.focus(field(into));
      await page.evaluate((text) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData("text/plain", text);
        const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      }, cells);
    };
    const paste = (lines: number, blank = 0): Promise<void> =>
      pasteText("lineItems/0/description", "Bolt\t7318.15\n".repeat(lines) + "\t\n".repeat(blank));
    await paste(501);
    await untilMatch(
      () => page.textContent("#goods-said"),
      /^That would be 501 lines.*nothing was filled in/,
    );
    await untilEqual(() => lineCount(page), 3);
    await opened(page, { invoiceData: { lineItems: Array.from({ length: 600 }, () => screws) } });
    await untilMatch(() => page.textContent("#file-said"), /^That would be 600 lines/);
    await untilEqual(() => lineCount(page), 3);
    await paste(5, 600);
    await untilEqual(() => page.locator("#goods-said").isVisible(), false);
    await untilEqual(() => lineCount(page), 5);
    await pasteText("lineItems/0/unitPrice", "1.50\t2\t3\t4\t5\t6\t7\tPallet 12\n");
    await untilMatch(() => page.textContent("#goods-said"), /was left out: .*Pallet 12\. Paste it from/);
    await untilEqual(() => page.inputValue(field("lineItems/0/unitPrice")), "1.50");
    await leave(page);
  },
);

onSite(
  "a file is saved with what was typed just now, or not at all; one that can't be opened is said, and leaves nothing in the form",
  async (site) => {
    const page = await newForm(site);
    const said = page.locator("#file-said");
    const number = field("invoiceNumber");
    const save = () => page.getByRole("button", { name: "Save as a file" }).click();
    await page.fill(number, "JUST-NOW");
    const saved = await broughtBy(page.waitForEvent("download"), save);
    assert.match(await Deno.readTextFile(await saved.path()), /JUST-NOW/);

    await page.context().setOffline(true);
    await page.fill(number, "OFFLINE");
    await save();
    await untilMatch(() => said.textContent(), /^The service does not answer just now/);
    await broughtBy(
      page.waitForEvent("requestfailed", (request) => request.url().endsWith("/invoices/open")),
      () => opened(page, { invoiceData: { references: { order: "PO-OTHER" }, lineItems: [screws] } }),
    );
    await page.context().setOffline(false);
    const later = await broughtBy(page.waitForEvent("download"), save);
    const text = await Deno.readTextFile(await later.path());
    assert.match(text, /OFFLINE/);
    assert.doesNotMatch(text, /PO-OTHER/, "the file was not opened");

    await opened(page, { something: "else" });
    await said.filter({ hasText: "This file holds no invoice" }).waitFor();
    const latin = Buffer.from('{"invoiceData":{"shipper":{"name":"M\u00fcller"}}}', "latin1");
    await page.setInputFiles("#file", { name: "ansi.json", mimeType: "application/json", buffer: latin });
    await said.filter({ hasText: "save it in the encoding UTF-8" }).waitFor();
    await broughtBy(
      page.waitForResponse((answer) => answer.url().endsWith("/invoices/check")),
      () => page.fill(number, "CHECKED"),
    );
    await untilEqual(() => said.isVisible(), true, "what was said of a file stays");
    await leave(page);
  },
);

onSite("a line whose quantity can't be read has no sum, and nothing is said of that sum", async (site) => {
  const page = await newForm(site);
  for (const [name, value] of Object.entries(line(0, { ...screws, quantity: "12,000", unit: "PCS" }))) {
    if (!name.endsWith("/unit")) await page.fill(`[name='${name}']`, value);
  }
  await page.getByRole("button", { name: "Check" }).click();
  await page.locator("#errors").waitFor();
  assert.doesNotMatch(await page.textContent("main") ?? "", /customs expects a value/);
  await page.goto(`${site.origin}/invoices/new?lang=en`);
  await leave(page);
});

onSite("an invoice is kept while somebody types on without a pause", async (site) => {
  const page = await newForm(site);
  const terms = field("paymentTerms");
  await page.focus(terms);
  await page.keyboard.type("30 days net, as was agreed on the telephone", { delay: 80 });
  await page.reload();
  await untilMatch(() => page.inputValue(terms), /^30 days net, as /);
  await leave(page);
});

onSite(
  "the goods that are found for a line are in the window, on a phone and at the window's end",
  async (site) => {
    const page = await newForm(site);
    const code = page.locator(field("lineItems/0/hsCode"));
    const list = page.locator("#lines td.hsCode ul").first();
    for (const [width, height, block] of [[320, 640, "start"], [1280, 700, "end"]] as const) {
      await page.setViewportSize({ width, height });
      await code.fill("");
      await code.pressSequentially("screws");
      await list.locator("[role=option]").first().waitFor();
      await code.evaluate((input, place) => input.scrollIntoView({ block: place }), block);
      await untilEqual(
        () =>
          list.evaluate((found) => {
            const { left, right, top, bottom, height } = found.getBoundingClientRect();
            return [left >= 0, right <= innerWidth, top >= 0, bottom <= innerHeight, height > 200];
          }),
        [true, true, true, true, true],
        `${width}`,
      );
      const name = list.locator("[role=option] > :last-child").first();
      await untilEqual(() => name.evaluate(({ clientWidth }) => clientWidth > 140), true);
    }
    await page.keyboard.press("Escape");
    await leave(page);
  },
);

onSite(
  "a long number of a line is whole in its field, and an empty one as wide as its column",
  async (site) => {
    const page = await newForm(site);
    const weightOf = (row: number) => page.locator(field(`lineItems/${row}/netWeightKg`));
    const weight = weightOf(0);
    await weight.fill("1,124,500.525");
    await untilEqual(
      () => weight.evaluate((each) => each instanceof HTMLElement && each.scrollWidth <= each.clientWidth),
      true,
    );
    const widths = () =>
      Promise.all(
        [0, 1].map((row) => weightOf(row).evaluate((each) => Math.round(each.getBoundingClientRect().width))),
      );
    await untilEqual(async () => new Set(await widths()).size, 1);
    await leave(page);
  },
);
