/** The terms of a calculation: each figure that it rests on, and no other. */
import assert from "node:assert/strict";
import type { Shipment } from "../../../../src/domain/cbam/calculation/shipment.ts";
import { traceOf } from "../../../../src/domain/cbam/calculation/trace.ts";
import { type Law, lawInForce } from "../../../../src/domain/cbam/law/law.ts";
import { toText } from "../../../../src/kernel/decimal.ts";
import { withElectricity } from "../../../support/law_with_electricity.ts";
import { askedAtMs, cn, decimal, law, reference, settledOf, shipment } from "../../../support/law.ts";

const acid = ["28080000", "ALB", "1", "2026-02-15"] as const;
const coil = ["72083900", "CHN", "1", "2026-02-15"] as const;
const direct = { verifiedDirectTPerT: decimal("2") };
const indirect = { verifiedIndirectTPerT: decimal("2") };

/** Terms up to the embedded intensity: what the shipment is valued with. */
const valuedWith = (goods: Parameters<typeof shipment>[0], more: Partial<Shipment>, under: Law = law) => {
  const asked = shipment(goods, more);
  const terms = traceOf(asked, settledOf(asked, under));
  return terms.slice(0, terms.findIndex(({ term }) => term === "embedded_intensity"));
};

const figures = (...asked: Parameters<typeof valuedWith>) =>
  valuedWith(...asked).map(({ term, value }) => [term, value]);

Deno.test("a trace of default values has the printed total, its mark-up and their product", () => {
  assert.deepEqual(figures(acid, {}).slice(0, 3), [
    ["default_value_total", 2.76],
    ["mark_up", 0.01],
    ["marked_up_total", 2.7876],
  ]);
});

Deno.test("a trace with one verified intensity has the printed value of the other one, and no total", () => {
  assert.deepEqual(figures(acid, direct), [
    ["default_value_indirect", 0.04],
    ["mark_up", 0.01],
    ["direct_intensity", 2],
    ["indirect_intensity", 0.0404],
  ]);
  assert.deepEqual(figures(acid, indirect), [
    ["default_value_direct", 2.73],
    ["mark_up", 0.01],
    ["direct_intensity", 2.7573],
    ["indirect_intensity", 2],
  ]);
  const [, , own, other] = valuedWith(acid, direct);
  assert.deepEqual([own?.factor, other?.factor], ["direct", "default_value_indirect x (1 + mark_up)"]);
  assert.match(other?.source.label ?? "", /2025\/2621/);
});

Deno.test("a trace of verified values that no default value adds to has none", () => {
  const own = [["direct_intensity", 2], ["indirect_intensity", 0]];
  assert.deepEqual(figures(coil, direct), own);
  assert.deepEqual(figures(coil, { ...direct, verifiedIndirectTPerT: decimal("0") }), own);
});

Deno.test("a data set that prints marked-up totals is taken as printed, and the trace says so", () => {
  const dataSet = reference.tables.dataSets.get("2026-02-04");
  assert.ok(dataSet !== undefined);
  const printed: Law = { ...law, dataSet, isDataSetNamed: true };
  const angle = ["72163110", "CRI", "12.3456", "2026-05-12"] as const;
  assert.equal(toText(settledOf(shipment(angle), printed).figures.netEmissionsT), "37.846252");
  const total = (under: Law) => valuedWith(angle, {}, under).find(({ term }) => term === "marked_up_total");
  assert.deepEqual([total(printed)?.value, total(printed)?.factor], [
    4.395466,
    "as the act prints it, rounded to its decimals",
  ]);
  assert.equal(total(law)?.factor, "default_value_total x (1 + mark_up)");
});

Deno.test("a trace says that a default value is marked up where a mark-up stands above it, in no other sector", () => {
  const all = lawInForce(withElectricity.tables, withElectricity.prices, askedAtMs);
  const codes = ["25232100", "27160000", "28041000", "28080000", "31021012", "72083900", "76011010"];
  const marked = codes.filter((code) => {
    const terms = valuedWith([code, "CHN", "1", "2026-02-15"], {}, all);
    const has = terms.some(({ term }) => term === "mark_up");
    const says = terms.filter(({ factor }) => /marked up|1 \+ mark_up/.test(factor));
    assert.equal(says.length > 0, has, `${code}: ${says.map(({ factor }) => factor).join()}`);
    return has;
  });
  assert.deepEqual(codes.filter((code) => !marked.includes(code)), ["27160000"]);
  const power = valuedWith(["27160000", "CHN", "1", "2026-02-15"], {}, all);
  const factorOf = (name: string) => power.find(({ term }) => term === name)?.factor;
  assert.equal(factorOf("direct_intensity"), "default, for information");
});

Deno.test("each row of a precursor can be worked again from the rows above it", () => {
  const precursor = {
    cnCode: cn("72230019"),
    productionRoute: undefined,
    tonnesPerTonne: decimal("1.0864197"),
    freeAllocationTPerT: undefined,
  };
  const asked = shipment(["73181552", "CHN", "620", "2026-02-15"], {
    verifiedDirectTPerT: decimal("3.7637"),
    precursors: [precursor, { ...precursor, freeAllocationTPerT: decimal("0.9") }],
  });
  const terms = traceOf(asked, settledOf(asked));
  const valueOf = (name: string) => {
    const found = terms.filter(({ term }) => term === name);
    assert.equal(found.length, 1, name);
    return found[0]?.value ?? NaN;
  };
  const close = (one: number, other: number) => assert.ok(Math.abs(one - other) < 1e-12, `${one} ${other}`);
  const factor = valueOf("cbam_factor") * valueOf("cscf");
  const ratio = valueOf("precursor_ratio_72230019");
  close(valueOf("precursor_72230019"), ratio * factor * valueOf("precursor_benchmark_72230019"));
  close(valueOf("precursor_72230019_2"), ratio * valueOf("precursor_allocated_72230019_2"));
  close(
    valueOf("free_allocation_intensity"),
    factor * valueOf("benchmark") + valueOf("precursor_72230019") + valueOf("precursor_72230019_2"),
  );
  const benchmark = terms.find(({ term }) => term === "precursor_benchmark_72230019");
  assert.match(benchmark?.factor ?? "", /^column B, route /);
});

Deno.test("the deduction of free allocation cites the act that rules it, for goods that have one", () => {
  const labelOf = (goods: Parameters<typeof shipment>[0], more: Partial<Shipment> = {}) => {
    const asked = shipment(goods, more);
    return traceOf(asked, settledOf(asked)).find(({ term }) => term === "net_emissions")?.source.label ?? "";
  };
  assert.match(labelOf(coil), /2025\/2620/);
  assert.match(labelOf(["27160000", "CHN", "1", "2026-02-15"], { ...direct, ...indirect }), /2025\/2547/);
});
