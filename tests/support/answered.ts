/** An answer as a test reads it: its body is what the endpoint declares, or the test fails and says what it was instead. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import assert from "node:assert/strict";
import {
  BatchAnswer,
  BulkAnswer,
  type RowCalculation,
  type RowError,
} from "../../src/contract/answers/bulk.ts";
import { BatchList, InvoiceList, ReportList } from "../../src/contract/answers/lists.ts";
import { ReferencedCalculation } from "../../src/contract/answers/calculation.ts";
import { InvoiceAnswer, ValidationAnswer } from "../../src/contract/answers/invoices.ts";
import {
  DataSetsAnswer,
  PricesAnswer,
  RoutesAnswer,
  ScopeAnswer,
  SearchAnswer,
} from "../../src/contract/answers/lookups.ts";
import {
  ReportAnswer,
  ReportKeysAnswer,
  VerifiedReport,
  VerifyAnswer,
} from "../../src/contract/answers/reports.ts";
import { Problem } from "../../src/contract/problems.ts";

const reader = <A, I>(schema: Schema.Schema<A, I>): (body: unknown) => A =>
  Schema.decodeUnknownSync(schema, { onExcessProperty: "error", propertyOrder: "original" });

const read = {
  batch: reader(BatchAnswer),
  batchList: reader(BatchList),
  bulk: reader(BulkAnswer),
  calculation: reader(ReferencedCalculation),
  dataSets: reader(DataSetsAnswer),
  invoice: reader(InvoiceAnswer),
  invoiceList: reader(InvoiceList),
  keys: reader(ReportKeysAnswer),
  prices: reader(PricesAnswer),
  problem: reader(Problem),
  report: reader(ReportAnswer),
  reportList: reader(ReportList),
  routes: reader(RoutesAnswer),
  scope: reader(ScopeAnswer),
  search: reader(SearchAnswer),
  validation: reader(ValidationAnswer),
  verification: reader(VerifyAnswer),
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** A whole answer. `body` is undefined where it is no JSON; the names of answers are the body read as one. */
export class HttpAnswer {
  readonly body: unknown;

  constructor(readonly status: number, readonly headers: Headers, readonly text: string) {
    this.body = parsed(text);
  }

  get batch(): typeof BatchAnswer.Type {
    return read.batch(this.body);
  }
  get batchList(): typeof BatchList.Type {
    return read.batchList(this.body);
  }
  get bulk(): typeof BulkAnswer.Type {
    return read.bulk(this.body);
  }
  get calculation(): typeof ReferencedCalculation.Type {
    return read.calculation(this.body);
  }
  get dataSets(): typeof DataSetsAnswer.Type {
    return read.dataSets(this.body);
  }
  get invoice(): typeof InvoiceAnswer.Type {
    return read.invoice(this.body);
  }
  get invoiceList(): typeof InvoiceList.Type {
    return read.invoiceList(this.body);
  }
  get keys(): typeof ReportKeysAnswer.Type {
    return read.keys(this.body);
  }
  get prices(): typeof PricesAnswer.Type {
    return read.prices(this.body);
  }
  get problem(): Problem {
    return read.problem(this.body);
  }
  get report(): typeof ReportAnswer.Type {
    return read.report(this.body);
  }
  get reportList(): typeof ReportList.Type {
    return read.reportList(this.body);
  }
  get routes(): typeof RoutesAnswer.Type {
    return read.routes(this.body);
  }
  get scope(): typeof ScopeAnswer.Type {
    return read.scope(this.body);
  }
  get search(): typeof SearchAnswer.Type {
    return read.search(this.body);
  }
  get validation(): typeof ValidationAnswer.Type {
    return read.validation(this.body);
  }
  /** What `POST verify` says of a report that it found genuine. */
  get verified(): VerifiedReport {
    const answer = read.verification(this.body);
    assert.ok(answer.ok, "the report is not verified");
    return answer.report;
  }
  /** The issues of a failure, which has some. */
  get issues(): NonNullable<Problem["issues"]> {
    const { issues } = this.problem;
    assert.ok(issues !== undefined && issues.length > 0, this.text);
    return issues;
  }
}

/** @returns the answer, its body read to the end */
export const answeredBy = async (response: Response): Promise<HttpAnswer> =>
  new HttpAnswer(response.status, response.headers, await response.text());

/** The same as an effect. */
export const answered = (response: Response): Effect.Effect<HttpAnswer> =>
  Effect.promise(() => answeredBy(response));

type Row = (typeof BulkAnswer.Type)["results"][number];

/** @returns the value; fails where there is none */
export const given = <A>(value: A): NonNullable<A> => {
  assert.ok(value !== undefined && value !== null, "the answer lacks a value");
  return value;
};

/** @returns the calculation of a bulk call's row; fails where the row is an error */
export const calculatedRow = (row: Row | undefined): typeof RowCalculation.Type => {
  const { output } = given(row);
  assert.ok("sources" in output, JSON.stringify(output));
  return output;
};

/** @returns what is wrong with a bulk call's row; fails where it was calculated */
export const refusedRow = (row: Row | undefined): typeof RowError.Type => {
  const { output } = given(row);
  assert.ok(output.status === "error", JSON.stringify(output));
  return output;
};
