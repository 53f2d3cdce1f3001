/**
 * Fields of forms are counted before they are read: no form that fits the bytes of its route holds everyone up by their number,
 * and those that pages have stay far below the bound.
 */
import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { router } from "../../src/composition/features.ts";
import { boundaryOf, excessFields, excessParts } from "../../src/web/page/form_fields.ts";
import { service } from "../support/service.ts";

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text);

const multipart = 'multipart/form-data; boundary="x"';
const part = '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n\r\n';
const partsOf = (count: number): Uint8Array<ArrayBuffer> => bytesOf(`${part.repeat(count)}--x--\r\n`);
const fieldsOf = (count: number): Uint8Array<ArrayBuffer> =>
  bytesOf(Array.from({ length: count }, (_, at) => `f${at}=1`).join("&"));

Deno.test("a form of as many fields as are read is read, one more is refused", () => {
  assert.equal(excessFields(fieldsOf(10_000)), undefined);
  assert.match(excessFields(fieldsOf(10_001)) ?? "", /more than 10000 fields/);
  assert.equal(excessFields(bytesOf("")), undefined);
  assert.equal(excessParts(partsOf(2_000), "x"), undefined);
  assert.match(excessParts(partsOf(2_001), "x") ?? "", /more than 2000 fields/);
  assert.equal(excessParts(bytesOf(""), "x"), undefined);
});

Deno.test("the boundary is the one that the runtime reads the form by, or none", async () => {
  const reads = async (type: string, boundary: string): Promise<boolean> => {
    const body = `--${boundary}\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--${boundary}--\r\n`;
    const form = await new Response(bytesOf(body), { headers: { "content-type": type } }).formData();
    return form.get("a") === "1";
  };
  for (
    const [type, boundary] of [
      [
        "multipart/form-data; boundary=----WebKitFormBoundary7MA4YWxkTrZu0gW",
        "----WebKitFormBoundary7MA4YWxkTrZu0gW",
      ],
      ["multipart/form-data; boundary=----geckoformboundary5c8b1a", "----geckoformboundary5c8b1a"],
      ["Multipart/Form-Data;Boundary=abc'+.-_9 ", "abc'+.-_9"],
      ['multipart/form-data; boundary="a b:c/d?e=(f),g"', "a b:c/d?e=(f),g"],
    ] as const
  ) {
    assert.equal(boundaryOf(type), boundary);
    assert.ok(await reads(type, boundary), type);
  }
  for (
    const type of [
      "",
      "multipart/form-data",
      "multipart/form-data; boundary=",
      'multipart/form-data; boundary=""',
      "multipart/form-data; boundary=a; boundary=b",
      'multipart/form-data; boundary="a\\"b"',
      `multipart/form-data; boundary=${"a".repeat(71)}`,
      "multipart/mixed; boundary=a",
      "application/x-www-form-urlencoded",
      "text/plain; a=multipart/form-data; boundary=a",
    ]
  ) assert.equal(boundaryOf(type), undefined, type);
});

Deno.test("no form has more fields than were counted, whatever stands in it", async () => {
  const pieces = FastCheck.constantFrom(
    part,
    "--x",
    "--x\r\n",
    "--x--",
    "\r\n",
    "-",
    "x",
    "name",
    "\r\n\r\n",
  );
  await FastCheck.assert(FastCheck.asyncProperty(FastCheck.array(pieces, { maxLength: 40 }), async (some) => {
    const body = bytesOf(`${part}${some.join("")}\r\n--x--\r\n`);
    const counted = new TextDecoder().decode(body).split("--x").length - 1;
    const form = await new Response(body, { headers: { "content-type": multipart } }).formData()
      .catch(() => new FormData());
    assert.ok([...form].length <= counted, `${[...form].length} of ${counted}`);
  }));
});

Deno.test("no route reads a form of tens of thousands of fields", async () => {
  const send = await service();
  const urlencoded = "application/x-www-form-urlencoded";
  const sent: ReadonlyArray<readonly [type: string, body: Uint8Array<ArrayBuffer>]> = [
    [multipart, partsOf(40_000)],
    [multipart, partsOf(2_001)],
    [urlencoded, fieldsOf(100_000)],
    [urlencoded, fieldsOf(10_001)],
  ];
  const { formData } = Response.prototype;
  const read: Array<string> = [];
  let at = "";
  Response.prototype.formData = function () {
    read.push(at);
    return formData.call(this);
  };
  try {
    for (const { method, path } of router.routes) {
      if (method !== "POST") continue;
      at = path.replace(/:\w+/g, "x").replace("*", "x");
      for (const [type, body] of sent) {
        const headers = { "content-type": type, "sec-fetch-site": "same-origin" };
        const response = await send(at, { method, headers, body });
        await response.body?.cancel();
      }
    }
  } finally {
    Response.prototype.formData = formData;
  }
  assert.deepEqual(read, []);
});

Deno.test("a form of text is read up to its bound, and refused above it before anything is asked about", async () => {
  const send = await service();
  const statusOf = async (count: number): Promise<number> => {
    const response = await send("/settings/api-keys", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" },
      body: fieldsOf(count),
    });
    await response.body?.cancel();
    return response.status;
  };
  assert.equal(await statusOf(10_000), 303);
  assert.equal(await statusOf(10_001), 400);
});

Deno.test("forms are read where their fields are counted, and nowhere else", async () => {
  const found: Array<string> = [];
  const root = new URL("../../src/", import.meta.url);
  const look = async (folder: URL): Promise<void> => {
    for await (const { name, isDirectory } of Deno.readDir(folder)) {
      if (isDirectory) await look(new URL(`${name}/`, folder));
      else if (/\.tsx?$/.test(name)) {
        const file = new URL(name, folder);
        if (/\.formData\(/.test(await Deno.readTextFile(file))) found.push(file.href.slice(root.href.length));
      }
    }
  };
  await look(root);
  assert.deepEqual(found, ["web/page/uploaded_form.ts"]);
});
