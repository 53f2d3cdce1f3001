/**
 * The route of the page that shows a year at a glance.
 */
import * as Effect from "effect/Effect";
import { dayOfText } from "../../../../kernel/time/calendar.ts";
import { privatePage } from "../../../../web/page/routes.ts";
import { knownOn } from "../../services.ts";
import { chosenOf, importRoute } from "../chosen.ts";
import { importPaths } from "../import_paths.ts";
import { yearPage } from "./year_page.tsx";
import { readYear } from "./year_view.ts";

const shown = importRoute("look", importPaths.year, (member) =>
  Effect.gen(function* () {
    const chosen = yield* chosenOf(member);
    const { accountId } = member.signedIn;
    const { asOf } = yield* knownOn(dayOfText(member.visit.query["as_of"] ?? ""));
    const view = chosen.importer === undefined ? undefined : yield* readYear(chosen, {
      accountId,
      importerId: chosen.importer.id,
      asOf,
      isDeclarantNamed: (member.visit.query["declarant"] ?? "") !== "",
    });
    return privatePage(yearPage(member, chosen, view));
  }));

export const yearRoutes = [shown] as const;
