/**
 * Every door that reads files: macros are never run, and said; where all places or all readers are taken it answers 503 and keeps
 * nothing.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import assert from "node:assert/strict";
import { Spreadsheets } from "../../src/application/documents/spreadsheets.ts";
import { Uploads } from "../../src/application/documents/uploads.ts";
import { permissions } from "../../src/contract/access.ts";
import { ServiceUnavailable } from "../../src/contract/failures.ts";
import { xlsx } from "../../src/contract/values/media_types.ts";
import type { Services } from "../../src/composition/features.ts";
import { openApiDocument } from "../../src/http/openapi/document.ts";
import { isObject, objectOf } from "../../src/http/openapi/schemas.ts";
import { callsWith, importsPath, people } from "../support/import_calls.ts";
import { ask, formOf } from "../support/inquiry_calls.ts";
import { attachmentsOf, keptKeys, valueOf, withMacros } from "../support/kept_files.ts";
import { onPages } from "../support/page_tests.ts";
import { type Browser, ownOrigin, signedIn, valueOf as fieldOf } from "../support/session_browser.ts";
import { formWith } from "../support/sheet_forms.ts";
import { installationOf, valuesPath } from "../support/supplier_calls.ts";
import { templateFile } from "../support/template_file.ts";
import { madeTemplate } from "../support/template_workbook.ts";
import { client, freshPeer, holder } from "../support/whole_service.ts";
import { openDocumentFile, partsOf, workbookOfSheets, workbookWith } from "../support/workbooks.ts";

const macros = withMacros(workbookWith([
  ["mrn", "item", "release_date", "cn_code", "origin_country", "net_mass_kg"],
  ["26DE000000000001R1", "1", "2026-01-08", "73181595", "CHN", "6200"],
]));
const template = withMacros(templateFile(madeTemplate()));
const formMacros = withMacros(workbookWith([
  ["CN code", "Direct emissions", "The values are"],
  ["73181595", "2.1", "operator"],
]));
const macroEnabled = "application/vnd.ms-excel.sheet.macroEnabled.12";
const openDocument = openDocumentFile();

/** Numbers that a spreadsheet with another decimal mark may have made, beside texts that it took for none. */
const exchanged = [[24.5, "850,5", 12.25], ["124.5", 18_375, "0.75"]].map((masses) =>
  workbookOfSheets([{
    name: "January",
    rows: [
      ["mrn", "item", "release_date", "cn_code", "origin_country", "net_mass_kg"],
      ...masses.map((mass, at) => [`26DE00000000000${at}R1`, "1", "2026-01-08", "73181595", "CHN", mass]),
    ],
  }])
);

/** A table beside a sheet that has two of its headings, too few to be one that is known. */
const beside = (headings: ReadonlyArray<string>, row: ReadonlyArray<string>) =>
  workbookOfSheets([
    { name: "January", rows: [headings, row] },
    { name: "February", rows: [[headings[3] ?? "", "Menge", headings[0] ?? ""], ["x", "y", "z"]] },
  ]);
const twoTables = beside(
  ["mrn", "item", "release_date", "cn_code", "origin_country", "net_mass_kg"],
  ["26DE000000000001R1", "1", "2026-01-08", "73181595", "CHN", "6200"],
);
const twoForms = beside(
  ["CN code", "Direct emissions", "The values are", "Indirect emissions"],
  ["73181595", "2.1", "operator", "0.1"],
);

/** Answer of a door. */
interface DoorAnswer {
  readonly status: number;
  readonly text: string;
  readonly retryAfter: string | null;
}

/** Ids and rights of who comes to the doors. */
interface Comer {
  readonly email: string;
  readonly key: string;
  readonly importer: string;
  readonly installation: string;
  readonly value: string;
  readonly token: string;
}

const comer = Effect.gen(function* () {
  const { key, account: email } = yield* holder("enterprise", permissions);
  const calls = yield* callsWith(key);
  const { importer } = yield* people(calls);
  const installation = yield* installationOf(calls);
  const value = yield* valueOf(calls, installation, { cn_code: "73181558" });
  const { token } = yield* ask(calls, installation, { goods: [{ cn_code: "73181595" }] });
  return { email, key, importer, installation, value, token };
});

const read = (response: Response): Effect.Effect<DoorAnswer> =>
  Effect.promise(async () => {
    const bytes = await response.bytes();
    const isWorkbook = response.headers.get("content-type")?.startsWith(xlsx) === true;
    const text = isWorkbook ? Object.values(partsOf(bytes)).join("") : new TextDecoder().decode(bytes);
    return { status: response.status, text, retryAfter: response.headers.get("retry-after") };
  });

/** Calls of the API that take a workbook, by method and path. */
const doorsOfApi = ({ key, importer, value }: Comer, table = macros, ofTemplate = template) =>
  Effect.gen(function* () {
    const { send } = yield* callsWith(key);
    const to = (path: string, bytes: Uint8Array<ArrayBuffer>, type = xlsx) =>
      Effect.flatMap(send(path, new Blob([bytes]), { "content-type": type }), read);
    return new Map([
      ["/api/v1/cbam/bulk", to("/api/v1/cbam/bulk?extra_columns=keep", table, macroEnabled)],
      ["/api/v1/cbam/portfolio", to("/api/v1/cbam/portfolio?extra_columns=keep&price_path=80", table)],
      [importsPath, to(`${importsPath}?importer=${importer}&extra_columns=keep`, table, macroEnabled)],
      [`${importsPath}/reconcile`, to(`${importsPath}/reconcile?importer=${importer}`, table)],
      [`${valuesPath}/read`, to(`${valuesPath}/read?save=true`, ofTemplate, macroEnabled)],
      [`${valuesPath}/{id}/attachments`, to(`${attachmentsOf(value)}?name=x`, table)],
    ]);
  });

const file = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], "table.xlsm");

const sentFrom = (it: Browser, page: string, path: string, values: Record<string, string | File>) =>
  Effect.gen(function* () {
    const sent = new FormData();
    sent.set("form_token", fieldOf(yield* it.get(page), "form_token"));
    for (const [name, value] of Object.entries(values)) sent.set(name, value);
    const send = yield* client(freshPeer());
    const cookie = [...it.jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { cookie, origin: ownOrigin, "sec-fetch-site": "same-origin" };
    return yield* Effect.flatMap(send(path, { method: "POST", headers, body: sent }), read);
  });

/** Pages that take a file. */
const doorsOfPages = (
  { email, importer, installation, value, token }: Comer,
  { table, form, ofTemplate = template }: {
    readonly table: Uint8Array<ArrayBuffer>;
    readonly form: Uint8Array<ArrayBuffer>;
    readonly ofTemplate?: Uint8Array<ArrayBuffer>;
  } = { table: macros, form: formMacros },
) =>
  Effect.gen(function* () {
    const it = yield* signedIn(email);
    const send = yield* client(freshPeer());
    const site = `/suppliers/installations/${installation}`;
    const ofValue = `/suppliers/values/${value}`;
    return new Map<string, Effect.Effect<DoorAnswer, never, Services>>([
      [
        "/imports/sheet",
        Effect.gen(function* () {
          const page = yield* it.get(`/imports/sheet?importer=${importer}`);
          const { status, text, headers } = yield* it.upload(
            "/imports/sheet",
            formWith(page, { do: "look" }, { name: "table.xlsm", bytes: table }),
          );
          return { status, text, retryAfter: headers.get("retry-after") };
        }),
      ],
      [
        "/imports/books",
        sentFrom(it, "/imports/books", "/imports/books", {
          of: `importer ${importer}`,
          do: "compare",
          file: file(table),
        }),
      ],
      [`${site}/template`, sentFrom(it, site, `${site}/template`, { file: file(ofTemplate) })],
      [`${ofValue}/files`, sentFrom(it, ofValue, `${ofValue}/files`, { file: file(table) })],
      ["/tables", sentFrom(it, "/tables", "/tables", { file: file(table) })],
      [
        "/tables/read",
        Effect.flatMap(
          send("/tables/read", {
            method: "POST",
            headers: { "content-type": macroEnabled, "sec-fetch-site": "same-origin" },
            body: new Blob([table]),
          }),
          read,
        ),
      ],
      ["/inquiry", Effect.flatMap(send("/inquiry", formOf(token, { do: "read", file: file(form) })), read)],
    ]);
  });

/** Paths of the document whose bodies may be workbooks. */
const declared = (): ReadonlyArray<string> =>
  Object.entries(objectOf(openApiDocument.value()["paths"])).flatMap(([path, operations]) => {
    const bodies = Object.values(objectOf(operations)).map((each) =>
      isObject(each) ? objectOf(objectOf(each["requestBody"])["content"]) : {}
    );
    return bodies.some((body) => body[xlsx] !== undefined) ? [path] : [];
  });

const busy = new ServiceUnavailable({ message: "All are taken: try again.", retryAfterSeconds: 5 });
const noReader = Layer.effect(
  Spreadsheets,
  Effect.map(Spreadsheets, (real) => ({
    ...real,
    read: () => busy,
    readTemplate: () => busy,
    inspect: () => busy,
  })),
);
const noPlace = Layer.succeed(Uploads, { inPlace: () => busy, received: () => busy });

const assertBusy = (answers: Iterable<readonly [string, DoorAnswer]>): void => {
  for (const [door, { status, text, retryAfter }] of answers) {
    assert.equal(status, 503, `${door}: ${text.slice(-500)}`);
    assert.equal(retryAfter, "5", `${door} says when to come again`);
  }
};

const answersOf = <R>(doors: ReadonlyMap<string, Effect.Effect<DoorAnswer, unknown, R>>) =>
  Effect.forEach(doors, ([door, answer]) => Effect.map(answer, (answered) => [door, answered] as const));

onPages((testPages) => {
  testPages(
    "macros are said at every door, and none is open while all places or readers are taken: nothing is kept then",
    Effect.gen(function* () {
      const who = yield* comer;
      const ofApi = yield* doorsOfApi(who);
      assert.deepEqual([...ofApi.keys()].toSorted(), declared().toSorted());
      const before = yield* keptKeys;
      const withoutReader = Effect.all([doorsOfApi(who), doorsOfPages(who)]).pipe(
        Effect.flatMap(([api, pages]) => Effect.all([answersOf(api), answersOf(pages)])),
        Effect.provide(noReader),
      );
      for (const answers of yield* withoutReader) assertBusy(answers);
      const withoutPlace = Effect.all([doorsOfApi(who), doorsOfPages(who)]).pipe(
        Effect.flatMap(([api, pages]) => Effect.all([answersOf(api), answersOf(pages)])),
        Effect.provide(noPlace),
      );
      const [placesOfApi, placesOfPages] = yield* withoutPlace;
      assertBusy(placesOfPages);
      assertBusy(placesOfApi.filter(([door]) => door.startsWith(valuesPath)));
      assert.deepEqual(yield* keptKeys, before);

      const said = [...yield* answersOf(ofApi), ...yield* answersOf(yield* doorsOfPages(who))];
      for (const [door, { status, text }] of said) {
        assert.match(text, /macros/, `${door}: ${status} ${JSON.stringify(text.slice(-1_000))}`);
      }
      assert.deepEqual(yield* keptKeys, before, "what has macros is not kept");
    }),
  );

  testPages(
    "a further sheet that repeats headings of the one that is read is named at every door that reads a table",
    Effect.gen(function* () {
      const who = yield* comer;
      const doors = [
        ...yield* doorsOfApi(who, twoTables),
        ...yield* doorsOfPages(who, { table: twoTables, form: twoForms }),
      ];
      const said = (yield* answersOf(new Map(doors))).filter(([door]) =>
        !/template|files|attachments|values\/read/.test(door)
      );
      assert.equal(said.length, 9);
      for (const [door, { status, text }] of said) {
        const sentence = /Further sheets have such columns|These sheets have such columns too/;
        assert.match(text, sentence, `${door}: ${status} ${JSON.stringify(text.slice(-1_000))}`);
        assert.match(text, /February/, door);
      }
    }),
  );

  testPages(
    "a spreadsheet of another program is told to be saved as Excel workbook at every door",
    Effect.gen(function* () {
      const who = yield* comer;
      const doors = [
        ...yield* doorsOfApi(who, openDocument, openDocument),
        ...yield* doorsOfPages(who, { table: openDocument, form: openDocument, ofTemplate: openDocument }),
      ];
      for (const [door, { status, text }] of yield* answersOf(new Map(doors))) {
        const sentence = /(?:OpenDocument.*|must be an )Excel workbook \(\.xlsx\)/;
        assert.match(text, sentence, `${door}: ${status} ${JSON.stringify(text.slice(-1_000))}`);
      }
    }),
  );

  testPages(
    "numbers beside a text with another decimal mark are asked about at every door that calculates or keeps a table",
    Effect.gen(function* () {
      const who = yield* comer;
      for (const table of exchanged) {
        const doors = [
          ...yield* doorsOfApi(who, table),
          ...yield* doorsOfPages(who, { table, form: formMacros }),
        ];
        const said = (yield* answersOf(new Map(doors))).filter(([door]) =>
          !/template|files|attachments|values\/read|inquiry|tables\/read/.test(door)
        );
        assert.equal(said.length, 7);
        for (const [door, { status, text }] of said) {
          const sentence =
            /took for no number.{1,100}beside numbers that it may have read with another decimal mark/;
          assert.match(text, sentence, `${door}: ${status} ${JSON.stringify(text.slice(-1_000))}`);
        }
      }
    }),
  );
});
