/**
 * Things that a member's browsers save in the account: what their modules ask for and send, and the page on which each is seen and
 * deleted. Whose a thing is follows from its kind; nothing of another member is found by any of these.
 */
import * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { changeSaved, maySave, readChanges } from "../../../../application/saved/saved_changes.ts";
import { SavedItems } from "../../../../application/saved/saved_items.ts";
import { NotFound } from "../../../../contract/failures.ts";
import { isSharedKind, savedKindOf } from "../../../../domain/saved/saved_kinds.ts";
import { jsonOf, recordOf, textOf } from "../../../../kernel/text/json.ts";
import { goTo, memberForm, memberRoute, privatePage } from "../../../../web/page/routes.ts";
import { toModule } from "../../../../web/page/to_module.ts";
import { recordsANumberedPage } from "../../../../application/page.ts";
import { pageAsked, pageNumberOf } from "../../../../web/parts/paging.tsx";
import { requireRight } from "../../../../web/visit/session.ts";
import { accountPaths } from "../account_paths.ts";
import { openPath, savedPage } from "./saved_page.tsx";

const json = (answer: object): HttpServerResponse.HttpServerResponse =>
  HttpServerResponse.raw(JSON.stringify(answer), {
    contentType: "application/json",
    headers: { "cache-control": "no-store" },
  });

const looking = { right: "look" } as const;
const itemsPath = `${accountPaths.saved}/items` as const;

const noSuch = new NotFound({ message: "There is no such thing saved." });

const list = memberRoute("look", accountPaths.saved, (member) =>
  Effect.gen(function* () {
    const { signedIn, visit: { language, query } } = member;
    const saved = yield* SavedItems;
    const counts = yield* saved.counts(signedIn);
    const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
    const place = pageAsked(query["page"], all);
    const from = (place.page - 1) * recordsANumberedPage;
    const items = yield* saved.labels(signedIn, { language, from, most: recordsANumberedPage });
    return privatePage(savedPage(member, { items, counts, place }));
  }));

/** Leads to a calculation as it was saved. */
const opening = memberRoute("look", openPath, ({ signedIn, visit }) =>
  Effect.gen(function* () {
    const found = yield* (yield* SavedItems).item(signedIn, "calculations", visit.query["id"] ?? "");
    const address = Option.isNone(found) ? undefined : textOf(recordOf(jsonOf(found.value))["address"]);
    return address === undefined ? yield* noSuch : goTo(address);
  }));

const items = memberRoute("look", itemsPath, ({ visit, signedIn }) =>
  toModule(
    Effect.gen(function* () {
      const kinds = (visit.query["kinds"] ?? "").split(",").flatMap((name) => savedKindOf(name) ?? []);
      const found = yield* (yield* SavedItems).list(signedIn, kinds);
      return json({
        member: signedIn.memberId,
        writable: kinds.filter((kind) => maySave(signedIn, kind)),
        items: found.map(({ kind, item, savedAtMs }) => ({
          kind,
          at: Math.round(savedAtMs),
          item: jsonOf(item),
        })),
      });
    }),
    visit.language,
  ));

const body = memberRoute("look", `${accountPaths.saved}/body`, ({ visit, signedIn }) =>
  toModule(
    Effect.gen(function* () {
      const kind = savedKindOf(visit.query["kind"]);
      const found = kind === undefined
        ? Option.none<string>()
        : yield* (yield* SavedItems).body(signedIn, kind, visit.query["key"] ?? "");
      return Option.isNone(found) ? yield* noSuch : json({ body: found.value });
    }),
    visit.language,
  ));

const changing = memberForm(looking, itemsPath, ({ visit, signedIn }, form) =>
  toModule(
    Effect.gen(function* () {
      const kind = savedKindOf(form.get("kind"));
      if (kind === undefined) return yield* noSuch;
      yield* requireRight(signedIn, isSharedKind(kind) ? "work" : "look");
      const changes = yield* readChanges(kind, form.get("changes") ?? "");
      return json({ changed_since: yield* changeSaved(signedIn, kind, changes) });
    }),
    visit.language,
  ));

const forgetting = memberForm(
  looking,
  `${accountPaths.saved}/forget`,
  ({ signedIn }, form) =>
    Effect.gen(function* () {
      const kind = savedKindOf(form.get("kind"));
      if (kind === undefined) return yield* noSuch;
      yield* requireRight(signedIn, isSharedKind(kind) ? "work" : "look");
      const id = form.get("id");
      yield* (yield* SavedItems).forget(signedIn, kind, id === null ? "all" : { id });
      const page = pageNumberOf(form.get("page") ?? undefined);
      return goTo(`${accountPaths.saved}?${page === undefined ? "" : `page=${page}&`}done=yes`);
    }),
);

export const savedRoutes = [list, opening, items, body, changing, forgetting] as const;
