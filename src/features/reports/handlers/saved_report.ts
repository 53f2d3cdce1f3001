/**
 * A calculation of the page as a report of who is signed in: what `POST /api/v1/cbam/reports` does for holders of keys.
 */
import * as Effect from "effect/Effect";
import { RateLimiter } from "../../../application/ports.ts";
import { issueReport } from "../../../application/reports/issue_report.ts";
import { pageQuotas } from "../../../application/accounts/windows.ts";
import { TierLacksFeature } from "../../../contract/failures.ts";
import { accountPaths } from "../../accounts/pages/account_paths.ts";
import { show } from "../../cbam/pages/calculator/question.ts";
import { reportsPath } from "../../cbam/pages/calculator/save_report.tsx";
import { addressOf, valuesOf } from "../../cbam/pages/calculator/values.ts";
import { goTo, memberForm } from "../../../web/page/routes.ts";
import { fromLaw } from "../../../application/cbam/cbam_context.ts";

const lacksReports = new TierLacksFeature({
  message: "The account's tier has no reports: CBAM PRO and Enterprise have them.",
});

export const saveReportRoute = memberForm(
  reportsPath,
  ({ signedIn, visit }, form) =>
    Effect.gen(function* () {
      const { accountId, tier } = signedIn;
      if (!tier.cbamApi) return yield* lacksReports;
      yield* (yield* RateLimiter).take(pageQuotas(tier)["page-reports"], accountId);
      const values = valuesOf({ ...visit, query: Object.fromEntries(form) });
      const shown = yield* fromLaw((cbam) => Effect.sync(() => show(values, cbam)));
      if (shown.kind !== "answered") return goTo(addressOf(values));
      const { id } = yield* issueReport(
        {
          caller: { accountId, isTest: false },
          calculation: shown.record,
          clientRef: undefined,
          isDraft: false,
          askedWith: undefined,
        },
        () => Effect.void,
      );
      return goTo(`${accountPaths.reports}?saved=${id}`);
    }),
);
