import assert from "node:assert/strict";
import { traceOf } from "../../src/domain/cbam/calculation/trace.ts";
import * as Citations from "../../src/kernel/citation.ts";
import { traceWords } from "../../src/features/cbam/pages/calculator/answer/trace_words.ts";
import { citation } from "../../src/web/law/citation.ts";
import { goodsName } from "../../src/web/law/goods.ts";
import { routeMeaning } from "../../src/web/law/routes.ts";
import { languages } from "../../src/web/words/language.ts";
import { calculatorTexts } from "../../src/features/cbam/texts/calculator.ts";
import { isBigDecimal } from "effect/BigDecimal";
import * as Either from "effect/Either";
import { calculate } from "../../src/domain/cbam/calculation/calculation.ts";
import { isRecord } from "../../src/kernel/text/json.ts";
import { cn, decimal, law, origin, reference, shipment } from "../support/law.ts";
import { withElectricity } from "../support/law_with_electricity.ts";

/** Every act that a value holds, at any depth. A decimal holds itself once it was compared. */
const actsIn = (value: unknown, acts: Map<string, string>): void => {
  if (Array.isArray(value)) return value.forEach((one) => actsIn(one, acts));
  if (value instanceof Map) return value.forEach((one) => actsIn(one, acts));
  if (!isRecord(value) || isBigDecimal(value)) return;
  const { label, url } = value;
  if (typeof label === "string" && typeof url === "string") acts.set(label, url);
  for (const one of Object.values(value)) if (typeof one === "object") actsIn(one, acts);
};

const germanLacks = /Regulation|Article|Annex|Decision|Directive|\b(?:of|and|by|as|the)\b|\(\)|,,| ,/;
const frenchLacks = /Regulation|Article|Annex\b|Decision|Verordnung|\b(?:of|and|by|as|the)\b|\(\)|,,| ,/;

Deno.test("several articles of an act are cited in German and in French", () => {
  const two = "Implementing Regulation (EU) 2025/486, Articles 21 and 23";
  const withParagraphs = "Regulation (EU) 2023/956, Articles 6(1) and 22(1)";
  assert.equal(citation(two, "de"), "Durchführungsverordnung (EU) 2025/486, Artikel 21 und 23");
  assert.equal(citation(two, "fr"), "Règlement d’exécution (UE) 2025/486, articles 21 et 23");
  assert.equal(
    citation(withParagraphs, "de"),
    "Verordnung (EU) 2023/956, Artikel 6 Absatz 1 und 22 Absatz 1",
  );
  const ofOne = "Regulation (EU) 2023/956, Article 23(1) and (2a)";
  assert.equal(citation(ofOne, "de"), "Verordnung (EU) 2023/956, Artikel 23 Absatz 1 und Absatz 2a");
  assert.equal(
    citation(ofOne, "fr"),
    "Règlement (UE) 2023/956, article 23, paragraphe 1, et paragraphe 2 bis",
  );
  assert.equal(
    citation(withParagraphs, "fr"),
    "Règlement (UE) 2023/956, articles 6, paragraphe 1, et 22, paragraphe 1",
  );
});

Deno.test("every act that an answer may cite is cited in German and in French", () => {
  const acts = new Map<string, string>();
  actsIn(Object.values(Citations), acts);
  actsIn(reference.tables, acts);
  actsIn(withElectricity.tables, acts);
  assert.ok(acts.size > 15, String(acts.size));
  for (const label of acts.keys()) {
    for (const [language, others] of [["de", germanLacks], ["fr", frenchLacks]] as const) {
      const own = citation(label, language);
      assert.ok(own !== undefined, label);
      assert.doesNotMatch(own, others, own);
      assert.equal(own.match(/\d{4}\/\d+/g)?.join(), label.match(/\d{4}\/\d+/g)?.join(), own);
    }
  }
  assert.equal(
    citation("Implementing Regulation (EU) 2025/2621, Annex I", "de"),
    "Durchführungsverordnung (EU) 2025/2621, Anhang I",
  );
  assert.equal(
    citation("Regulation (EU) 2023/956, Article 21", "de"),
    "Verordnung (EU) 2023/956, Artikel 21",
  );
  assert.equal(
    citation("Regulation (EU) 2023/956, Article 2a, inserted by Regulation (EU) 2025/2083", "fr"),
    "Règlement (UE) 2023/956, article 2 bis, inséré par le règlement (UE) 2025/2083",
  );
  assert.equal(citation("Some other paper of the Commission", "de"), undefined);
});

Deno.test("all goods have a German and a French name of their own with the figures of the description, and all routes a meaning", () => {
  for (const language of ["de", "fr"] as const) {
    for (const code of reference.tables.goods.keys()) {
      assert.ok(goodsName(code, language) !== undefined, code);
    }
    const codes = [...reference.tables.goods.values()].filter(({ isHeading }) => !isHeading);
    const names = codes.map(({ cnCode }) => goodsName(cnCode, language));
    assert.deepEqual(names.filter((name, at) => names.indexOf(name) !== at), []);
    for (const { cnCode, description } of codes) {
      const own = goodsName(cnCode, language)?.replaceAll(",", ".").replaceAll("\u00a0", "") ?? "";
      for (const [, figure = ""] of description.matchAll(/(\d+(?:\.\d+)?)(?=%| mm| l\b| bar| MPa| kg\/m)/g)) {
        assert.ok(own.includes(figure), `${cnCode}: ${figure} in ${own}`);
      }
    }
    for (const route of reference.tables.routes.keys()) {
      assert.ok(routeMeaning(route, language) !== undefined, route);
    }
  }
});

Deno.test("every term of a calculation says how it is made in the page's words", () => {
  const untold = new Set<string>();
  const seen = new Set<string>();
  const more = [
    {},
    { verifiedIndirectTPerT: decimal("1") },
    { verifiedDirectTPerT: decimal("1"), verifiedFreeAllocationTPerT: decimal("1") },
    { verifiedDirectTPerT: decimal("1"), verifiedIndirectTPerT: decimal("1"), unitContent: decimal("1") },
    {
      verifiedDirectTPerT: decimal("1"),
      precursors: [
        {
          ...{ cnCode: cn("72230019"), productionRoute: undefined, tonnesPerTonne: decimal("1") },
          ...{ freeAllocationTPerT: undefined, verifiedEmissionsTPerT: decimal("1") },
        },
        {
          ...{ cnCode: cn("72230019"), productionRoute: undefined, tonnesPerTonne: decimal("1") },
          freeAllocationTPerT: decimal("1"),
        },
      ],
    },
    { verifiedDirectTPerT: decimal("1"), originCarbonPriceEurPerT: decimal("3") },
    { verifiedDirectTPerT: decimal("1"), verifiedIndirectTPerT: decimal("1"), assumedCscf: decimal("1") },
  ];
  for (
    const under of [
      { ...law, tables: withElectricity.tables, dataSet: withElectricity.tables.newest },
      ...[...reference.tables.dataSets.values()].map((dataSet) => ({
        ...law,
        dataSet,
        isDataSetNamed: true,
      })),
    ]
  ) {
    for (const code of under.tables.goods.keys()) {
      for (const country of ["CHN", "ZWE"]) {
        for (const day of ["2026-02-15", "2032-02-15"]) {
          for (const given of more) {
            const asked = shipment([code, origin(country), "3", day], given);
            const outcome = calculate(under, asked);
            if (Either.isLeft(outcome) || outcome.right.status !== "ok") continue;
            for (const { term, factor, unit } of traceOf(asked, outcome.right)) {
              const told = JSON.stringify([term, factor, unit]);
              if (seen.has(told)) continue;
              seen.add(told);
              for (const language of languages) {
                const texts = calculatorTexts[language];
                const words = traceWords(factor, language, texts);
                if (words === undefined || /[a-z]_[a-z]|\btonnage\b/.test(words)) untold.add(factor);
                if (language !== "en" && /\b(?:of|the|price|column|goods)\b/.test(words ?? "")) {
                  untold.add(factor);
                }
                if (!Object.hasOwn(texts.terms, term.replace(/_\d{8}(?:_2)?$/, ""))) untold.add(term);
                if (!["t", "MWh", "EUR"].includes(unit) && !Object.hasOwn(texts.traceUnits, unit)) {
                  untold.add(unit);
                }
              }
            }
          }
        }
      }
    }
  }
  assert.ok(seen.size > 100, String(seen.size));
  assert.deepEqual([...untold], []);
});
