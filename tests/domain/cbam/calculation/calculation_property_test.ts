import * as FastCheck from "effect/FastCheck";
import assert from "node:assert/strict";
import { importYear } from "../../../../src/domain/cbam/law/price.ts";
import { isLess, times } from "../../../../src/kernel/decimal.ts";
import { alpha3OfText, everyAlpha3 } from "../../../../src/kernel/identifiers.ts";
import { decimal, law, outcomeOf, reasonOf, shipment } from "../../../support/law.ts";
import { cnCodes, tableCountries } from "../../../support/oracle.ts";

const asked = FastCheck.record({
  cnCode: FastCheck.constantFrom(...cnCodes),
  country: FastCheck.constantFrom(...tableCountries, "DEU", "CHE", "FJI"),
  tonnage: FastCheck.tuple(FastCheck.nat(999_999), FastCheck.nat(999)).map(([whole, part]) =>
    `${whole}.${String(part + 1).padStart(4, "0")}`
  ),
});

Deno.test("net emissions are never negative, net cost never above gross, and both grow with the tonnage", () => {
  const paid = FastCheck.nat(200).map(String);
  FastCheck.assert(
    FastCheck.property(
      asked,
      paid,
      FastCheck.integer({ min: 2, max: 9 }),
      ({ cnCode, country, tonnage }, price, factor) => {
        const more = { originCarbonPriceEurPerT: decimal(price) };
        const once = outcomeOf(shipment([cnCode, country, tonnage, "2026-02-15"], more));
        if (once.status !== "ok") return true;
        const grown = shipment([cnCode, country, tonnage, "2026-02-15"], more);
        const many = outcomeOf({ ...grown, tonnage: times(grown.tonnage, decimal(String(factor))) });
        assert.ok(many.status === "ok");
        assert.ok(once.figures.netEmissionsT.value >= 0n);
        assert.ok(!isLess(once.figures.grossCostEur, once.figures.netCostEur));
        const scaled = times(once.terms.grossEur, decimal(String(factor)));
        return !isLess(scaled, many.terms.grossEur) && !isLess(many.terms.grossEur, scaled);
      },
    ),
  );
});

Deno.test("the mark-up never lowers a default value, and never falls from one year to the next", () => {
  FastCheck.assert(
    FastCheck.property(asked, ({ cnCode, country }) => {
      const totals = ["2026-06-01", "2027-06-01", "2028-06-01"].map((day) => {
        const outcome = outcomeOf(shipment([cnCode, country, "1", day]));
        return outcome.status === "ok" ? outcome.terms.intensity : undefined;
      });
      return totals.every((intensity, index) => {
        const before = totals[index - 1];
        return intensity?.defaultValue === undefined ||
          (!isLess(intensity.embeddedTPerT, intensity.defaultValue.line.totalTPerT) &&
            (before === undefined || !isLess(intensity.embeddedTPerT, before.embeddedTPerT)));
      });
    }),
  );
});

Deno.test("an unknown origin is never taken for other countries", () => {
  FastCheck.assert(FastCheck.property(FastCheck.string({ minLength: 0, maxLength: 4 }), (text) => {
    const known = everyAlpha3.some((code) => code === text.toUpperCase());
    return (alpha3OfText(text) !== undefined) === known;
  }));
  for (const text of ["XX", "XXX", "CN", "OTHER", "EUR", ""]) {
    assert.equal(alpha3OfText(text), undefined, text);
  }
});

Deno.test("every CN code from every country in 2026, 2027 and 2028 is answered", () => {
  const counts = { ok: 0, out_of_scope: 0, needs_data: 0 };
  for (const cnCode of cnCodes) {
    for (const country of everyAlpha3) {
      for (const day of ["2026-06-15", "2027-06-15", "2028-06-15"]) {
        const asked = shipment([cnCode, country, "1", day]);
        const outcome = outcomeOf(asked);
        counts[outcome.status]++;
        if (outcome.status === "needs_data") {
          const isJustified = outcome.sector === "electricity" || (outcome.routes?.length ?? 0) > 1;
          assert.ok(isJustified, `${cnCode} ${country} ${importYear(asked.time)}: ${reasonOf(outcome)}`);
        } else if (outcome.status === "out_of_scope") {
          assert.ok(law.tables.exemptOrigins.has(asked.origin), `${cnCode} ${country}: ${reasonOf(outcome)}`);
        } else assert.ok(outcome.figures.netCostEur.value >= 0n);
      }
    }
  }
  assert.equal(counts.out_of_scope, cnCodes.length * law.tables.exemptOrigins.size * 3);
  Deno.stdout.writeSync(new TextEncoder().encode(`    ${JSON.stringify(counts)}\n`));
});
