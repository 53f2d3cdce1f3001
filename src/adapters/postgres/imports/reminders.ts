/**
 * Reminders as rows: of two transactions that give one, the second waits for the first and finds it given.
 */
import * as SqlClient from "@effect/sql/SqlClient";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as Option from "effect/Option";
import * as Schema from "effect/Schema";
import { type Gift, Reminders } from "../../../application/imports/reminders/reminder_ports.ts";
import { usualChoice } from "../../../domain/imports/reminders/choices.ts";
import { isOpen } from "../accounts/browser_session_rows.ts";
import { firstRowOf, rowsOf } from "../engine/rows.ts";
import { orUnavailable } from "../engine/unavailable.ts";
import { time } from "../engine/statements/times.ts";

const ChoiceRow = Schema.Struct({
  prices: Schema.Boolean,
  threshold: Schema.Boolean,
  dates: Schema.Boolean,
  daysBefore: Schema.Number,
});
const firstChoice = firstRowOf(ChoiceRow);
const peopleRows = rowsOf(Schema.Struct({
  ...ChoiceRow.fields,
  accountId: Schema.String,
  id: Schema.String,
  email: Schema.String,
  language: Schema.Literal("en", "de", "fr"),
  hasDeclarant: Schema.Boolean,
  given: Schema.Array(Schema.String),
}));
const freshRows = rowsOf(Schema.Struct({ receiverId: Schema.String, subject: Schema.String }));

const { prices, threshold, dates, daysBefore } = usualChoice;

/** Columns of a choice `c` that may be missing. */
const choiceColumns =
  `coalesce(c.prices, ${prices}) as prices, coalesce(c.threshold, ${threshold}) as threshold,
  coalesce(c.dates, ${dates}) as dates, coalesce(c.days_before, ${daysBefore}) as "daysBefore"`;

/** Receiver of an account `a`, its member `m` and the member's choice `c`. */
export const receiverColumns =
  `case when m.id is null or lower(m.email) = lower(a.email) then a.id else m.id end as id,
  coalesce(m.email, a.email) as email, coalesce(c.language, a.language) as language`;

/** Members `m` of an account `a` with their choices `c`: every role may look at the ledger. */
export const joinedMembers = `left join member m on m.account_id = a.id and m.left_at is null
  left join reminder_choice c on c.member_id = m.id`;

/** Days for which reminders that were given are looked at before they are given: longer than any is due. */
const givenDays = 90;

const make: Effect.Effect<Reminders["Type"], never, SqlClient.SqlClient> = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient;

  const choice: Reminders["Type"]["choice"] = (memberId) =>
    Effect.map(
      orUnavailable(firstChoice(sql.unsafe(
        `select ${choiceColumns} from reminder_choice c where c.member_id = $1::uuid`,
        [memberId],
      ))),
      Option.getOrElse(() => usualChoice),
    );

  const choose: Reminders["Type"]["choose"] = (memberId, chosen, language) =>
    Effect.asVoid(orUnavailable(sql.unsafe(
      `insert into reminder_choice (member_id, prices, threshold, dates, days_before, language)
       values ($1::uuid, $2, $3, $4, $5, $6)
       on conflict (member_id) do update set prices = excluded.prices, threshold = excluded.threshold,
         dates = excluded.dates, days_before = excluded.days_before, language = excluded.language`,
      [memberId, chosen.prices, chosen.threshold, chosen.dates, chosen.daysBefore, language],
    )));

  const people: Reminders["Type"]["people"] = (behindId, atMost) =>
    Effect.flatMap(Clock.currentTimeMillis, (nowMs) =>
      Effect.map(
        orUnavailable(peopleRows(sql.unsafe(
          `select p.*, coalesce((select json_agg(r.subject) from reminder r where r.receiver_id = p.id
             and r.queued_at > ${time(1)} - interval '${givenDays} days'), '[]'::json) as given
           from (
             select a.id as "accountId", ${receiverColumns}, ${choiceColumns},
               exists (select from declarant d where d.account_id = a.id) as "hasDeclarant"
             from account a ${joinedMembers}
             where a.id in (
               select a.id from account a where ${isOpen(1)} and ($2::uuid is null or a.id > $2::uuid)
                 and (exists (select from importer i where i.account_id = a.id)
                   or exists (select from declarant d where d.account_id = a.id))
               order by a.id limit $3)) p
           order by p."accountId", p.id`,
          [nowMs, behindId ?? null, atMost],
        ))),
        (rows) =>
          rows.map((row) => ({
            ...row,
            choice: {
              prices: row.prices,
              threshold: row.threshold,
              dates: row.dates,
              daysBefore: row.daysBefore,
            },
          })),
      ));

  const give: Reminders["Type"]["give"] = (accountId, gifts, work) =>
    orUnavailable(sql.withTransaction(Effect.gen(function* () {
      const nowMs = yield* Clock.currentTimeMillis;
      const fresh: ReadonlyArray<Gift> = yield* freshRows(sql.unsafe(
        `insert into reminder (account_id, receiver_id, subject, queued_at)
         select $1::uuid, receiver_id, subject, ${time(4)}
         from unnest($2::uuid[], $3::text[]) as g (receiver_id, subject) order by receiver_id, subject
         on conflict do nothing returning receiver_id as "receiverId", subject`,
        [
          accountId,
          gifts.map(({ receiverId }) => receiverId),
          gifts.map(({ subject }) => subject),
          nowMs,
        ],
      ));
      if (fresh.length > 0) yield* work(fresh);
    })));

  return { choice, choose, people, give };
});

export const layer: Layer.Layer<Reminders, never, SqlClient.SqlClient> = Layer.effect(Reminders, make);
