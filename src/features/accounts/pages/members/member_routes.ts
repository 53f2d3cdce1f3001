/**
 * Routes of members, invitations and acts. What a route needs of a role is said here, and held once more against the role of who
 * asks in the transaction that changes anything.
 */
import type * as HttpServerResponse from "@effect/platform/HttpServerResponse";
import * as Effect from "effect/Effect";
import { invite, Members } from "../../../../application/accounts/members.ts";
import { NotFound, type ServiceUnavailable } from "../../../../contract/failures.ts";
import type { OperatorRefused } from "../../../../domain/accounts/operator_refused.ts";
import { roleOf } from "../../../../domain/accounts/roles.ts";
import { accountNameOf, longestAccountName } from "../../../../domain/accounts/sign_up.ts";
import { Exchange } from "../../../../http/exchange/exchange.ts";
import { goTo, type Member, memberForm, memberRoute, privatePage } from "../../../../web/page/routes.ts";
import { clearedOnLeaving, noSessionCookie } from "../../../../web/visit/session.ts";
import { changedStatus, heldBefore } from "../../../../web/page/changed_since.tsx";
import { shellTexts } from "../../../../web/words/shell.ts";
import { refusedOnPage } from "../../../../web/words/refusal_sentences.ts";
import { memberTexts } from "../../texts/members.ts";
import { accountPaths } from "../account_paths.ts";
import { actsPage } from "./acts_page.tsx";
import { liveKeysOf, removalOf } from "./keys_of_member.ts";
import { leavePage, memberPage } from "./member_page.tsx";
import { type MembersOutcome, membersPage } from "./members_page.tsx";

const administering = { right: "administer" } as const;
const doneNames = [
  "named",
  "invited",
  "revoked",
  "role",
  "removed",
  "removedWithKeys",
  "removedKeysStay",
  "handed",
] as const;
type Done = typeof doneNames[number];

const doneAt = (done: Done) => goTo(`${accountPaths.members}?done=${done}`);

const listOf = (member: Member, told: MembersOutcome = {}) =>
  Effect.gen(function* () {
    const members = yield* Members;
    const { accountId } = member.signedIn;
    return membersPage(member, {
      members: yield* members.list(accountId),
      invitations: yield* members.invitations(accountId),
    }, told);
  });

/** Leads on where the change was made, else to the list with the reason. */
const changed = <R>(
  member: Member,
  done: Done,
  change: Effect.Effect<boolean, OperatorRefused | ServiceUnavailable, R>,
): Effect.Effect<HttpServerResponse.HttpServerResponse, ServiceUnavailable, R | Members> =>
  Effect.as(change, doneAt(done)).pipe(
    Effect.catchTag("OperatorRefused", (refused) =>
      Effect.map(
        listOf(member, { refused: refusedOnPage(refused, member.visit.language) }),
        (framed) => privatePage(framed, { status: 400 }),
      )),
  );

const list = memberRoute("look", accountPaths.members, (member) => {
  const done = doneNames.find((name) => name === member.visit.query["done"]);
  const told = done === undefined ? {} : { notice: memberTexts[member.visit.language].done[done] };
  return Effect.map(listOf(member, told), (framed) => privatePage(framed));
});

const inviting = memberForm(administering, accountPaths.members, (member, form) =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const email = (form.get("email") ?? "").trim();
    const role = roleOf(form.get("role"));
    const again = (error: string) =>
      Effect.map(
        listOf(member, { asked: { email, role, error } }),
        (framed) => privatePage(framed, { status: 400 }),
      );
    if (role === undefined) return yield* again(memberTexts[language].chooseRole);
    const { linkOrigin: origin } = yield* Exchange;
    return yield* Effect.as(invite(member.signedIn, { email, role, origin, language }), doneAt("invited"))
      .pipe(
        Effect.catchTag("OperatorRefused", (refused) => again(refusedOnPage(refused, language))),
      );
  }));

const revoking = memberForm(
  administering,
  "/account/invitations/:id/revoke",
  (member) =>
    Effect.flatMap(
      Members,
      ({ revokeInvitation }) =>
        changed(member, "revoked", revokeInvitation(member.signedIn, member.params["id"] ?? "")),
    ),
);

const naming = memberForm(administering, accountPaths.name, (member, form) => {
  const { visit: { language }, signedIn: { accountName } } = member;
  const typed = form.get("name") ?? "";
  const name = accountNameOf(typed);
  const texts = memberTexts[language];
  const again = (told: MembersOutcome, status: number) =>
    Effect.map(listOf(member, told), (framed) => privatePage(framed, { status }));
  if (name === undefined) {
    return again({ refused: texts.nameRefused(longestAccountName), naming: { name: typed } }, 400);
  }
  if (name !== accountName && heldBefore(form) !== accountName) {
    const error = shellTexts[language].holdsNow(texts.nameLabel, accountName);
    return again({ naming: { name, error } }, changedStatus);
  }
  return Effect.flatMap(Members, (members) => changed(member, "named", members.name(member.signedIn, name)));
});

const noMember = new NotFound({ message: "There is no such member of this account." });

/** The member whom an address names; undefined for none of the account. */
const lookedAt = ({ signedIn: { accountId }, params }: Member) =>
  Effect.map(
    Effect.flatMap(Members, ({ list: all }) => all(accountId)),
    (all) => all.find(({ id }) => id === params["id"]),
  );

const looking = memberRoute("administer", `${accountPaths.members}/:id`, (member) =>
  Effect.gen(function* () {
    const found = yield* lookedAt(member);
    if (found === undefined) return yield* noMember;
    return privatePage(memberPage(member, found, yield* liveKeysOf(member.signedIn.accountId, found.email)));
  }));

const changingRole = memberForm(
  administering,
  `${accountPaths.members}/:id/role`,
  (member, form) =>
    Effect.gen(function* () {
      const { setRole } = yield* Members;
      const role = roleOf(form.get("role"));
      if (role === undefined) return goTo(`${accountPaths.members}/${member.params["id"]}`);
      const found = yield* lookedAt(member);
      if (found !== undefined && !found.isHolder && found.role !== role && heldBefore(form) !== found.role) {
        const keys = yield* liveKeysOf(member.signedIn.accountId, found.email);
        return privatePage(memberPage(member, found, keys, role), { status: changedStatus });
      }
      return yield* changed(member, "role", setRole(member.signedIn, member.params["id"] ?? "", role));
    }),
);

const removing = memberForm(
  administering,
  `${accountPaths.members}/:id/remove`,
  (member, form) =>
    Effect.flatMap(Members, ({ remove }) => {
      const { keys, done } = removalOf(form);
      return changed(member, done, remove(member.signedIn, member.params["id"] ?? "", keys));
    }),
);

const handingOver = memberForm(
  administering,
  `${accountPaths.members}/:id/hand-over`,
  (member) =>
    Effect.flatMap(
      Members,
      ({ handOver }) => changed(member, "handed", handOver(member.signedIn, member.params["id"] ?? "")),
    ),
);

/** The page before one leaves, with the keys that one made. */
const leaveFor = (member: Member, refused?: string) =>
  Effect.map(
    liveKeysOf(member.signedIn.accountId, member.signedIn.email),
    (keys) => leavePage(member, keys, refused),
  );

const leaving = memberRoute(
  "look",
  accountPaths.leave,
  (member) => Effect.map(leaveFor(member), (framed) => privatePage(framed)),
);

const left = memberForm(
  { right: "look" },
  accountPaths.leave,
  (member, form) =>
    Effect.flatMap(Members, ({ leave }) => leave(member.signedIn, removalOf(form).keys)).pipe(
      Effect.as(
        goTo("/sign-in", {
          "set-cookie": noSessionCookie(member.visit),
          "clear-site-data": clearedOnLeaving,
        }),
      ),
      Effect.catchTag("OperatorRefused", (refused) =>
        Effect.map(
          leaveFor(member, refusedOnPage(refused, member.visit.language)),
          (framed) => privatePage(framed, { status: 400 }),
        )),
    ),
);

const acts = memberRoute("administer", accountPaths.acts, (member) =>
  Effect.gen(function* () {
    const listed = yield* (yield* Members).acts(member.signedIn.accountId, member.visit.query["before"]);
    return privatePage(actsPage(member, listed));
  }));

export const memberRoutes = [
  list,
  inviting,
  revoking,
  naming,
  looking,
  changingRole,
  removing,
  handingOver,
  leaving,
  left,
  acts,
] as const;
