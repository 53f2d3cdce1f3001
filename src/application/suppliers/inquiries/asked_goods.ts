/**
 * Questions to suppliers as they are sent: the goods that are asked for, also those of rows of the ledger without values, and the
 * day by which an answer is wanted.
 */
import * as Effect from "effect/Effect";
import { type InvalidRequest, invalidRequest, type ServiceUnavailable } from "../../../contract/failures.ts";
import type { InquiryRequest } from "../../../contract/requests/suppliers/inquiry.ts";
import { routeOfTaric } from "../../../domain/cbam/calculation/inputs/taric_code.ts";
import type { Law } from "../../../domain/cbam/law/law.ts";
import { liveImports } from "../../../domain/imports/ledger/live.ts";
import { periodOfImport } from "../../../domain/imports/ledger/reporting_period.ts";
import type { Installation } from "../../../domain/suppliers/installation.ts";
import type { InquiredGoods, InquiryFacts } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { valueIssues } from "../../../domain/suppliers/value_issues.ts";
import { zero } from "../../../kernel/decimal.ts";
import { type Issue, issueOf } from "../../../kernel/issue.ts";
import { type CalendarDay, daysLater } from "../../../kernel/time/calendar.ts";
import { type CbamContext, cbamContext, type LawServices } from "../../cbam/cbam_context.ts";
import { ImportLedger } from "../../imports/import_ports.ts";

type SentInquiry = typeof InquiryRequest.Type;

const longestDays = 366;

/** Issues of the day by which an answer is wanted: from today to a year from now. */
export const dueIssues = (due: CalendarDay, today: CalendarDay): ReadonlyArray<Issue> => {
  const last = daysLater(today, longestDays);
  return due >= today && due <= last ? [] : [
    issueOf({ path: "/due", label: "due", code: "range" }, {
      kind: "dueOutside",
      first: today,
      last,
      found: due,
    }),
  ];
};

/** True if values of both could not stand beside each other: one holds for every route, or both for the same. */
const isSame = (one: InquiredGoods, other: InquiredGoods): boolean =>
  one.cnCode === other.cnCode &&
  (one.productionRoute === null || other.productionRoute === null ||
    one.productionRoute === other.productionRoute);

/** Goods of rows, each once: without a route where one of its rows names none. */
const goodsOfRows = (rows: ReadonlyArray<InquiredGoods>): ReadonlyArray<InquiredGoods> => {
  const general = rows.filter(({ productionRoute }) => productionRoute === null);
  const goods: Array<InquiredGoods> = [];
  for (const row of [...general, ...rows]) {
    if (!goods.some((each) => isSame(each, row))) goods.push(row);
  }
  return goods;
};

/**
 * Goods of a row of the ledger, or why values can't be asked for it. Where the row names no route they have that of its TARIC code,
 * such as white clinker's: values and their default values are told apart by routes.
 */
const goodsOfImport = (
  { accountId, id, index, period, law }: {
    readonly accountId: string;
    readonly id: string;
    readonly index: number;
    readonly period: number;
    readonly law: Law;
  },
  installation: Installation,
): Effect.Effect<InquiredGoods | Issue, ServiceUnavailable, ImportLedger> =>
  Effect.map(Effect.flatMap(ImportLedger, ({ history }) => history(accountId, id)), (entries) => {
    const [live] = liveImports(entries);
    const place = { path: `/imports/${index}`, label: `imports[${index}]` };
    if (live === undefined) {
      return issueOf({ ...place, code: "unknown" }, { kind: "unknownImport", found: id });
    }
    const { facts } = live.entry;
    const { cnCode, origin, productionRoute, determination } = facts;
    const periodOfRow = periodOfImport(facts);
    const not = (why: "country" | "year" | "determination", found: string): Issue =>
      issueOf({ ...place, code: "conflict" }, { kind: "importNotAsked", id, why, found });
    if (origin !== installation.facts.country) return not("country", origin);
    if (periodOfRow !== period) return not("year", String(periodOfRow));
    return determination === "default"
      ? { cnCode, productionRoute: productionRoute ?? routeOfTaric(law, facts) ?? null }
      : not("determination", determination);
  });

/** Goods that could not have a value: of other sectors or countries, with routes that they don't have. */
const goodsIssues = (
  cbam: CbamContext,
  goods: ReadonlyArray<InquiredGoods>,
  { installation, period, isGiven }: {
    readonly installation: Installation;
    readonly period: number;
    readonly isGiven: boolean;
  },
): ReadonlyArray<Issue> => {
  const today = cbam.today();
  const issues: Array<Issue> = [];
  for (const [index, each] of goods.entries()) {
    const place = isGiven ? `/goods/${index}` : "/imports";
    if (goods.slice(0, index).some((before) => isSame(before, each))) {
      issues.push(
        issueOf({ path: place, label: "goods", code: "duplicate" }, {
          kind: "goodsTwice",
          code: each.cnCode,
        }),
      );
    }
    const found = valueIssues({
      id: "",
      version: 1,
      recordedOn: today,
      key: { installationId: installation.id, period, ...each },
      facts: {
        state: "estimated",
        directTPerT: zero,
        indirectTPerT: null,
        unitContent: null,
        freeAllocationTPerT: null,
        defaultShare: null,
        precursors: null,
        carbonPrice: null,
        verification: null,
        source: null,
        note: null,
      },
    }, { law: cbam.law(), installation: installation.facts, today });
    issues.push(
      ...found.filter(({ path }) =>
        path === "cn_code" || path === "production_route" || path === "reporting_period"
      )
        .map((issue) => ({ ...issue, path: `${place}/${issue.path}` })),
    );
  }
  return issues;
};

/**
 * The facts of a question as it was sent.
 * @fails InvalidRequest with every issue
 */
export const inquiryOf = (
  accountId: string,
  installation: Installation,
  sent: SentInquiry,
): Effect.Effect<
  { readonly facts: InquiryFacts; readonly dueOn: CalendarDay },
  InvalidRequest | ServiceUnavailable,
  ImportLedger | LawServices
> =>
  Effect.gen(function* () {
    const cbam = yield* cbamContext;
    const { reporting_period: period, goods: given, imports, due } = sent;
    if ((given === undefined) === (imports === undefined)) {
      return yield* invalidRequest([
        issueOf({ path: "/goods", label: "goods", code: "conflict" }, { kind: "goodsOrImports" }),
      ]);
    }
    const taken = yield* Effect.forEach(
      (imports ?? []).entries(),
      ([index, id]) => goodsOfImport({ accountId, id, index, period, law: cbam.law() }, installation),
    );
    const rows = taken.flatMap((each) => "cnCode" in each ? [each] : []);
    const goods = given?.map(({ cn_code: cnCode, production_route: route }) => ({
      cnCode,
      productionRoute: route ?? null,
    })) ?? goodsOfRows(rows);
    const issues = [
      ...taken.flatMap((each) => "cnCode" in each ? [] : [each]),
      ...dueIssues(due, cbam.today()),
      ...goodsIssues(cbam, goods, { installation, period, isGiven: given !== undefined }),
    ];
    if (issues.length > 0) return yield* invalidRequest(issues);
    return {
      dueOn: due,
      facts: {
        asker: sent.asker,
        receiver: sent.email,
        replyTo: sent.reply_to ?? null,
        language: sent.language ?? "en",
        period,
        goods,
        message: sent.message ?? null,
      },
    };
  });
