/** One line of products: its texts, code, unit and shares. */
import { type Decimal, isLess, one, toText, zero } from "../../../kernel/decimal.ts";
import type { Finding } from "../../../kernel/findings/finding.ts";
import { type CnCode, cnCodeOfText } from "../../../kernel/identifiers.ts";
import { readCnCodeAsWritten } from "../../../kernel/lenient/cn_code.ts";
import { unspaced } from "../../../kernel/lenient/reading.ts";
import { categoryName, categoryNamed, categoryOfCode, type GoodsCategory } from "./goods_categories.ts";
import { type CellReading, type CellSpot, isFound, numberOf, shareOf, textOf } from "./places/cells.ts";
import { type LineCells, spotName } from "./places/line_cells.ts";
import type { Notebook, Weight } from "./places/notebook.ts";
import type { ProductField } from "./places/product_layout.ts";
import type { TemplateProcess } from "./processes.ts";

/** Parts of a template that its lines are read by. */
export interface LineSources {
  /** Cells of the lines. */
  readonly cells: LineCells;
  /** Processes of the installation. */
  readonly processes: ReadonlyArray<TemplateProcess>;
}

/** Reads one line. */
export class LineReader {
  /** Reader of the line with the number. */
  constructor(
    readonly notes: Notebook,
    readonly sources: LineSources,
    readonly line: number,
  ) {}

  /** Value of a field, as both sheets have it. */
  look(field: ProductField): CellReading {
    return this.sources.cells.look(this.notes, this.line, field);
  }

  /** Place of a field. */
  spot(field: ProductField): CellSpot | undefined {
    return this.sources.cells.spot(this.line, field);
  }

  /** Says an error about a field. */
  wrong(field: ProductField, code: "missing" | "format" | "conflict" | "range", finding: Finding): void {
    this.notes.say(this.spot(field), { weight: "error", code }, finding);
  }

  /** Notes the value of a field with its cell. */
  note(field: string, looked: CellReading, value: string): void {
    if (isFound(looked)) this.notes.read(`products.${this.line}.${field}`, looked.spot, value, looked.from);
  }

  /** Text of a field; null for none. */
  text(field: ProductField): string | null {
    const looked = this.look(field);
    const text = textOf(looked);
    this.note(field, looked, text);
    return text === "" ? null : text;
  }

  /** Process that the line names, or its name where none is listed; a name that no process has is said. */
  process(): TemplateProcess | string | null {
    const looked = this.look("process");
    const name = textOf(looked);
    if (name === "") {
      if (looked !== "error") this.wrong("process", "missing", { kind: "templateMissing", part: "process" });
      return null;
    }
    this.note("process", looked, name);
    const { processes } = this.sources;
    const process = processes.find((each) => each.name === name);
    if (process === undefined && processes.length > 0) {
      this.wrong("process", "conflict", {
        kind: "templateProcess",
        found: name,
        known: processes.map((each) => each.name),
      });
    }
    return process ?? name;
  }

  /** CN code of the line; one that is missing or too short is said. */
  code(): CnCode | null {
    const looked = this.look("code");
    if (!isFound(looked)) {
      if (looked !== "error") this.wrong("code", "missing", { kind: "templateMissing", part: "code" });
      return null;
    }
    const digits = unspaced(textOf(looked)).replace(/[.\-\u2010-\u2013]/g, "");
    if (/^\d{4,7}$/.test(digits)) {
      this.wrong("code", "format", { kind: "templateShortCode", found: textOf(looked) });
      return null;
    }
    const reading = readCnCodeAsWritten({ path: spotName(looked.spot), value: looked.value });
    if ("complaint" in reading) {
      this.notes.keep(looked.spot, "error", reading.complaint);
      return null;
    }
    this.note("code", looked, reading.value);
    return cnCodeOfText(reading.value) ?? null;
  }

  /** The unit, which must be tonnes of CO2e per tonne of goods or per MWh of electricity. */
  unit(code: CnCode | null): void {
    const looked = this.look("unit");
    if (looked === "uncalculated" || looked === "error") return;
    const found = textOf(looked);
    if (found === "") return this.wrong("unit", "missing", { kind: "templateMissing", part: "unit" });
    const per = code?.startsWith("2716") ? "mwh" : "t";
    const plain = found.toLowerCase().replace(/\u2082/g, "2").replace(/[^a-z0-9/]/g, "").replace("eq", "e");
    if (plain === `tco2e/${per}` || plain === `tco2/${per}`) return;
    this.wrong("unit", "conflict", { kind: "templateUnit", found, per: per === "t" ? per : "MWh" });
  }

  /** Says that a formula has no result, which nothing else tells. */
  #uncalculated(field: ProductField, weight: Weight): null {
    this.notes.say(this.spot(field), { weight, code: "missing" }, { kind: "templateUncalculated" });
    return null;
  }

  /** A share between 0 and 1. */
  share(field: "defaultShare" | "clinker" | "nitrogen"): Decimal | null {
    const looked = this.look(field);
    if (looked === "uncalculated") return this.#uncalculated(field, "warning");
    const share = shareOf(this.notes, looked, this.sources.cells.mark);
    if (share === undefined) return null;
    if (isLess(share, zero) || isLess(one, share)) {
      this.notes.say(this.spot(field), { weight: "warning", code: "range" }, {
        kind: "templateShare",
        found: toText(share),
      });
      return null;
    }
    this.note(field, looked, toText(share));
    return share;
  }

  /** Amount of a field; null for none, and for one below zero. */
  amount(field: "electricity"): Decimal | null {
    const looked = this.look(field);
    if (looked === "uncalculated") return this.#uncalculated(field, "remark");
    const value = numberOf(this.notes, looked, this.sources.cells.mark);
    if (value === undefined || isLess(value, zero)) return null;
    this.note(field, looked, toText(value));
    return value;
  }

  /** Category of the goods; a code of another one is said. */
  category(code: CnCode | null, process: TemplateProcess | string | null): GoodsCategory | null {
    const stated = categoryNamed(textOf(this.look("category"))) ??
      (typeof process === "object" && process !== null ? process.goods : undefined);
    const expected = code === null ? undefined : categoryOfCode(code);
    if (code !== null && stated !== undefined && expected !== undefined && stated !== expected) {
      this.wrong("code", "conflict", {
        kind: "templateCodeCategory",
        code,
        category: categoryName(stated),
        expected: categoryName(expected),
      });
    }
    return stated ?? null;
  }
}
