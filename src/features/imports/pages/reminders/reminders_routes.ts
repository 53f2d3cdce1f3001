/**
 * Routes of the page on which a member chooses reminders by mail: each for the own address.
 */
import * as Effect from "effect/Effect";
import { Reminders } from "../../../../application/imports/reminders/reminder_ports.ts";
import { daysBeforeOf } from "../../../../domain/imports/reminders/choices.ts";
import { remindersPath } from "../../../../domain/imports/reminders/reminder_mail.ts";
import { goTo, memberForm, memberRoute, privatePage } from "../../../../web/page/routes.ts";
import { reminderTexts } from "../../texts/reminders.ts";
import { remindersPage } from "./reminders_page.tsx";

const shown = memberRoute("look", remindersPath, (member) =>
  Effect.gen(function* () {
    const choice = yield* (yield* Reminders).choice(member.signedIn.memberId);
    const isSaved = member.visit.query["saved"] === "yes";
    return privatePage(remindersPage(member, { choice, days: String(choice.daysBefore), isSaved }));
  }));

const chosen = memberForm({ right: "look" }, remindersPath, (member, form) =>
  Effect.gen(function* () {
    const { language } = member.visit;
    const asked = new Set(form.getAll("remind"));
    const choice = {
      prices: asked.has("prices"),
      threshold: asked.has("threshold"),
      dates: asked.has("dates"),
    };
    const days = form.get("days") ?? "";
    const daysBefore = daysBeforeOf(days);
    if (daysBefore === undefined) {
      const error = reminderTexts[language].daysWrong;
      return privatePage(remindersPage(member, { choice, days: days.slice(0, 2), error }), { status: 400 });
    }
    yield* (yield* Reminders).choose(member.signedIn.memberId, { ...choice, daysBefore }, language);
    return goTo(`${remindersPath}?saved=yes`);
  }));

export const remindersRoutes = [shown, chosen] as const;
