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
import { formIdName, formOnce } from "../../../http/routes/form_once.ts";
import type { Keep } from "../../../http/routes/idempotent.ts";
import { goTo, memberForm, recordedWork } from "../../../web/page/routes.ts";
import { fromLaw } from "../../../application/cbam/cbam_context.ts";

const lacksReports = new TierLacksFeature({
  message: "The account's tier has no reports: CBAM PRO and Enterprise have them.",
});

const savedAt = (id: string) => goTo(`${accountPaths.reports}?saved=${id}`);

export const saveReportRoute = memberForm(
  { right: "work" },
  reportsPath,
  (member, form) =>
    Effect.gen(function* () {
      const { signedIn: { accountId, tier }, visit } = member;
      if (!tier.cbamApi) return yield* lacksReports;
      yield* (yield* RateLimiter).take(pageQuotas(tier)["page-reports"], accountId);
      const values = valuesOf({ ...visit, query: Object.fromEntries(form) });
      const shown = yield* fromLaw((cbam) => Effect.sync(() => show(values, cbam)));
      if (shown.kind !== "answered") return goTo(addressOf(values));
      const request = {
        caller: { accountId, isTest: false },
        calculation: shown.record,
        clientRef: undefined,
        isDraft: false,
        askedWith: undefined,
      };
      const issued = (keep: Keep = () => Effect.void) =>
        Effect.map(issueReport(request, ({ id }) => keep(id)), ({ id }) => savedAt(id));
      return yield* formOnce({
        accountId,
        endpoint: `POST ${reportsPath}`,
        formId: form.get(formIdName) ?? "",
        sent: values,
        work: (keep) => recordedWork(member, "report.saved", issued(keep)),
        replay: (id) => Effect.succeed(savedAt(id)),
      });
    }),
);
