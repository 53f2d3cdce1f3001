/**
 * A row of an exported ledger that is sent back as a correction: what its cells don't change is as it was, of every kind of import and in
 * each form. Decision 0221.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import Papa from "papaparse";
import readWorkbook from "npm:read-excel-file@9.3.17/universal";
import { ImportList } from "../../../../src/contract/answers/imports.ts";
import { DeclarationAnswer } from "../../../../src/contract/answers/declaration.ts";
import { ValuesRecorded } from "../../../../src/contract/answers/suppliers/values.ts";
import { csv, xlsx } from "../../../../src/contract/values/media_types.ts";
import { recordOf, withoutNulls } from "../../../../src/kernel/text/json.ts";
import { onOneDatabase, testsBegin } from "../../../support/databases.ts";
import {
  historyOf,
  type ImportHolder,
  importsPath,
  people,
  recorded,
} from "../../../support/import_calls.ts";
import { sentTable } from "../../../support/import_tables.ts";
import { leap } from "../../../support/leap.ts";
import {
  importedFasteners,
  installationOf,
  operatorsValue,
  supplierHolder,
  valuesPath,
} from "../../../support/supplier_calls.ts";
import { services } from "../../../support/whole_service.ts";
import { workbookOfSheets } from "../../../support/workbooks.ts";

const valuesOf = Schema.decodeUnknownSync(ValuesRecorded);
const listed = Schema.decodeUnknownSync(ImportList);
const declared = Schema.decodeUnknownSync(DeclarationAnswer);
const permissions = ["suppliers:read", "suppliers:write", "imports:read", "imports:write"] as const;

const verification = {
  report: "VR-1",
  day: "2027-03-01",
  opinion: "satisfactory",
  verifier: { name: "Verifier", accreditation: "V-1", accreditation_body: "National body" },
};
const verified = {
  ...operatorsValue,
  state: "verified",
  free_allocation_t_per_t: 1.2,
  carbon_price: {
    amount: 12,
    currency: "EUR",
    per: "emissions",
    rebate: 0,
    evidence: "B-1",
    certifier: "Person",
  },
  verification,
};

const { opinion: _, verifier, ...report } = verification;
/** Every member of actual values. */
const actual = {
  direct_t_per_t: 2.123456789012,
  indirect_t_per_t: 0.3,
  free_allocation_t_per_t: 1.25,
  precursors: [{
    cn_code: "72139190",
    production_route: "(C)",
    tonnes_per_tonne: 1.06,
    free_allocation_t_per_t: 1.1,
    verified_emissions_t_per_t: 1.9,
    origin_country: "CHN",
  }],
  installation: {
    id: "TR-17",
    name: "Works; two",
    unlocode: "TRIST",
    address: "Road 1, Istanbul",
    operator: "AS",
  },
  verification: {
    ...report,
    verifier: verifier.name,
    accreditation: "V-1",
    accreditation_body: "Body",
    is_satisfactory: true,
  },
};

/** An import of each kind, which have every member between them. */
const entriesOf = (valueId: string) =>
  [
    { ...importedFasteners, value_id: valueId },
    { ...importedFasteners, value_id: valueId, origin_carbon_price: { eur_per_t: 3.5 } },
    {
      ...importedFasteners,
      determination: "actual",
      reporting_period: 2026,
      actual_values: actual,
      origin_carbon_price: { eur_per_t: 7.25, certifier: "Person", evidence: "E-1" },
      document_codes: [{ code: "Y128", reference: "a|b:c" }, { code: "Y422" }],
      member_state: "DE",
      note: "=1+1",
      procedure: "4200",
      representation: "indirect",
    },
    {
      ...importedFasteners,
      cn_code: "25232900",
      determination: "actual",
      actual_values: { ...actual, precursors: [], unit_content: 0.9 },
    },
    { ...importedFasteners, cn_code: "25231000", taric_code: "2523100090", production_route: "(A)" },
    { ...importedFasteners, release_date: "2027-01-10", reporting_period: 2026, exemption: "military" },
    {
      ...importedFasteners,
      procedure: "4051",
      determination: "inward",
      placed_goods: {
        cn_code: "72139190",
        origin_country: "CHN",
        net_mass_kg: 90_000,
        production_route: "(C)",
        procedure_reference: "IP-1",
      },
    },
    { ...importedFasteners, cn_code: "27160000", origin_country: "SRB", net_mass_kg: 0, mwh: 12.5 },
  ].map((entry, at) => ({ ...entry, item: at + 1 }));

type Cells = Readonly<Record<string, string>>;

/** Rows that hold, as corrections with another quantity and note. */
const corrected = (
  rows: ReadonlyArray<Cells>,
  holding: ReadonlySet<string>,
  quantity: number,
): ReadonlyArray<Cells> =>
  rows.filter(({ entry }) => holding.has(entry ?? "")).map((row) => ({
    ...row,
    entry: "",
    kind: "correction",
    refers_to: row["entry"] ?? "",
    recorded_on: "",
    ...(row["mwh"] === "" ? { net_mass_kg: String(quantity) } : { mwh: String(quantity) }),
  }));

/** The ledger's rows that hold, as their corrections are sent in a form. */
const forms: Readonly<
  Record<
    string,
    (
      holder: ImportHolder,
      who: { readonly importer: string },
      quantity: number,
      holding: ReadonlySet<string>,
    ) => Effect.Effect<unknown>
  >
> = {
  csv: (holder, who, quantity, holding) =>
    Effect.gen(function* () {
      const answer = yield* holder.download(`${importsPath}?importer=${who.importer}`, csv);
      const text = yield* Effect.promise(() => answer.text());
      const { data } = Papa.parse<Cells>(text, { header: true, skipEmptyLines: true });
      return (yield* sentTable(holder, who, Papa.unparse([...corrected(data, holding, quantity)]))).body;
    }),
  workbook: (holder, who, quantity, holding) =>
    Effect.gen(function* () {
      const { bytes } = yield* holder.file(`${importsPath}?importer=${who.importer}`, {
        headers: { accept: xlsx },
      });
      const [sheet] = yield* Effect.promise(() => readWorkbook(bytes.buffer));
      const [names = [], ...rows] = (sheet?.data ?? []).map((cells) =>
        cells.map((cell) =>
          cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? "" : String(cell)
        )
      );
      const data = rows.map((cells) => Object.fromEntries(names.map((name, at) => [name, cells[at] ?? ""])));
      const changed = corrected(data, holding, quantity);
      const table = workbookOfSheets([{
        name: "Imports",
        rows: [names, ...changed.map((row) => names.map((name) => row[name] ?? ""))],
      }]);
      return (yield* sentTable(holder, who, table)).body;
    }),
  json: (holder, who, quantity, holding) =>
    Effect.gen(function* () {
      const { imports } = listed((yield* holder.get(`${importsPath}?importer=${who.importer}`)).body);
      const entries = [];
      for (const { id, entry_id: entryId } of imports.filter((each) => holding.has(each.entry_id))) {
        const { entries: history } = historyOf((yield* holder.get(`${importsPath}/${id}`)).body);
        const { id: _id, recorded_on: _day, actual_values, ...last } = history.at(-1) ?? assert.fail();
        const { value_id: _value, value_version: _version, ...figures } = actual_values ?? {};
        const changed = {
          ...last,
          actual_values: actual_values === null ? null : figures,
          kind: "correction",
          refers_to: entryId,
          ...(last.mwh === null ? { net_mass_kg: quantity } : { mwh: quantity }),
        };
        entries.push(withoutNulls(recordOf(changed)));
      }
      return (yield* holder.post(importsPath, { importer: who.importer, entries })).body;
    }),
};

/** All that an entry says but its own place and quantity. */
const factsOf = (entry: ReturnType<typeof historyOf>["entries"][number] | undefined) => {
  const { id: _id, kind: _kind, refers_to: _to, recorded_on: _on, net_mass_kg: _mass, mwh: _mwh, ...facts } =
    entry ??
      assert.fail();
  return facts;
};

const prepared = Effect.gen(function* () {
  const calls = yield* supplierHolder(permissions);
  yield* leap(Date.parse("2027-06-01T12:00:00Z") - testsBegin);
  const who = yield* people(calls);
  const installation = yield* installationOf(calls);
  const sent = yield* calls.post(valuesPath, { values: [{ installation, ...verified }] });
  const valueId = valuesOf(sent.body).results[0]?.value.id ?? assert.fail(sent.text);
  const added = yield* calls.post(importsPath, { ...who, entries: entriesOf(valueId) });
  assert.equal(recorded(added.body).summary.added, 8, added.text);
  const held = Effect.map(
    calls.get(`${importsPath}?importer=${who.importer}`),
    ({ body }) => listed(body).imports,
  );
  return { calls, who, valueId, held };
});

onOneDatabase((test) => {
  test(
    "a row of the export that comes back as a correction with another mass changes the mass alone, in each form",
    Effect.gen(function* () {
      const { calls, who, valueId, held } = yield* prepared;
      for (const [at, [form, correct]] of Object.entries(forms).entries()) {
        const before = yield* held;
        const holding = new Set(before.map((each) => each.entry_id));
        const answer = recorded(yield* correct(calls, who, 70_000 + at, holding));
        assert.deepEqual([form, answer.summary.added, answer.results.flatMap(({ notes }) => notes)], [
          form,
          8,
          [],
        ], JSON.stringify(answer));
        for (const { id } of before) {
          const { entries } = historyOf((yield* calls.get(`${importsPath}/${id}`)).body);
          assert.deepEqual(factsOf(entries.at(-1)), factsOf(entries[0]), form);
        }
        assert.equal((yield* held).filter((each) => each.value_id === valueId).length, 2, form);
      }
    }).pipe(Effect.provide(services)),
  );

  test(
    "an import whose mass was corrected by a table gives way to default values once its value is withdrawn; other figures are told apart",
    Effect.gen(function* () {
      const { calls, who, valueId, held } = yield* prepared;
      const { cn_code: _code, reporting_period: _period, ...told } = verified;
      const gone = { ...told, state: "withdrawn", replaces: 1 };
      const withdrawn = yield* calls.post(`${valuesPath}/${valueId}/versions`, gone);
      assert.equal(withdrawn.status, 200, withdrawn.text);
      const [first = assert.fail(), second = assert.fail()] = (yield* held).filter((each) =>
        each.value_id === valueId
      );
      const declaration = Effect.map(
        calls.get(`${importsPath}/declaration?declarant=${who.declarant}&year=2026`),
        ({ body }) => declared(body),
      );
      const before = yield* declaration;
      const { csv: correct = assert.fail() } = forms;
      recorded(yield* correct(calls, who, importedFasteners.net_mass_kg + 1, new Set([first.entry_id])));
      const after = yield* declaration;
      assert.ok((after.fileable.embedded_t ?? 0) > (before.fileable.embedded_t ?? 0));
      // Two imports of one moment have either order.
      const inOrder = ({ missing }: typeof before) =>
        missing.map((each) => ({ ...each, imports: each.imports.toSorted() }));
      assert.deepEqual(inOrder(after), inOrder(before));
      const { entries: [entry = assert.fail()] } = historyOf(
        (yield* calls.get(`${importsPath}/${second.id}`)).body,
      );
      const { id: _id, actual_values: figures, ...facts } = entry;
      const { value_id: _value, value_version: _version, ...own } = figures ?? assert.fail();
      const other = {
        ...facts,
        actual_values: { ...own, direct_t_per_t: 1.5 },
        kind: "correction",
        refers_to: second.entry_id,
      };
      const sent = yield* calls.post(importsPath, {
        importer: who.importer,
        entries: [withoutNulls(recordOf(other))],
      });
      const [result] = recorded(sent.body).results;
      assert.match(
        result?.notes.join() ?? "",
        new RegExp(`took version 1 of the supplier's value ${valueId}`),
      );
      assert.deepEqual((yield* held).filter((each) => each.value_id === valueId).map(({ id }) => id), [
        first.id,
      ]);
    }).pipe(Effect.provide(services)),
  );
});
