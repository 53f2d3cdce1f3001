/** Rows of inquiries as the domain has them. */
import type { SqlError } from "@effect/sql/SqlError";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import type { KnownInquiry } from "../../../application/suppliers/inquiries/inquiry_ports.ts";
import { patienceMs } from "../../../domain/documents/mail_attempts.ts";
import { deliveryOf } from "../../../domain/suppliers/inquiries/delivery.ts";
import { inquiryStates, supplierLanguages } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { type EmailAddress, emailAddressOfText } from "../../../kernel/email_address.ts";
import { namedFileOf, NamedFileRow } from "../attachments/attachment_rows.ts";
import { Code, Day } from "../columns.ts";
import { rowsOf } from "../engine/rows.ts";
import { factsOfRow, InstallationFacts, ValueFactsRow } from "./supplier_rows.ts";

const Address: Schema.Schema<EmailAddress> = Schema.declare((value): value is EmailAddress =>
  typeof value === "string" && emailAddressOfText(value) === value
);
const Text = Schema.NullOr(Schema.String);
const Goods = Schema.Struct({ cnCode: Code, productionRoute: Text });

const InquiryFacts = Schema.Struct({
  asker: Schema.String,
  receiver: Address,
  replyTo: Schema.NullOr(Address),
  language: Schema.Literal(...supplierLanguages),
  period: Schema.Int,
  goods: Schema.Array(Goods),
  message: Text,
});

const Answer = Schema.Struct({
  round: Schema.Int,
  sentOn: Day,
  values: Schema.Array(Schema.Struct({ ...Goods.fields, facts: ValueFactsRow })),
  remark: Text,
  files: Schema.Array(NamedFileRow),
});

const rows = rowsOf(Schema.Struct({
  accountId: Schema.String,
  id: Schema.String,
  installationId: Schema.String,
  facts: InquiryFacts,
  askedOn: Day,
  state: Schema.Literal(...inquiryStates),
  round: Schema.Int,
  roundOn: Day,
  dueOn: Day,
  openUntil: Day,
  remark: Text,
  linkRound: Schema.NullOr(Schema.Int),
  mailedOn: Schema.Array(Day),
  mail: Schema.NullOr(Schema.Struct({
    status: Schema.Literal("queued", "sent", "dead"),
    failure: Text,
    isLong: Schema.Boolean,
  })),
  reminders: Schema.Array(Schema.Int),
  answers: Schema.Array(Answer),
  installationVersion: Schema.Int,
  installationRecordedOn: Day,
  installationFacts: InstallationFacts,
}));

/** True of a mail `e` whose attempts went on for a day. */
const isLong = `coalesce(e.finished_at - e.queued_at >= interval '${patienceMs} milliseconds', false)`;

/** State of the newest mail of an inquiry `q`, as `deliveryOf` has it. */
export const deliveryState = `(select case e.status when 'sent' then 'handed_over'
    when 'dead' then case when ${isLong} then 'given_up' else 'refused' end
    else case when e.last_failure is null then 'queued' else 'retrying' end end
  from inquiry_link m join mail e on e.message_id = m.message_id
  where m.inquiry_id = q.id order by m.message_id desc limit 1)`;

/**
 * Selection of inquiries `q` with their installation `i` and account `a`.
 * @param linkRound expression of the round of a link
 */
export const selectInquiries = (linkRound: string): string =>
  `select i.account_id as "accountId", q.id, q.installation_id as "installationId", q.facts,
     q.asked_on::text as "askedOn", q.state, q.round, q.round_on::text as "roundOn", q.due_on::text as "dueOn",
     q.open_until::text as "openUntil", q.remark, ${linkRound} as "linkRound",
     coalesce((select json_agg(m.mailed_on order by m.mailed_on) from inquiry_link m where m.inquiry_id = q.id),
       '[]'::json) as "mailedOn",
     (select json_build_object('status', e.status, 'failure', e.last_failure, 'isLong', ${isLong})
       from inquiry_link m join mail e on e.message_id = m.message_id
       where m.inquiry_id = q.id order by m.message_id desc limit 1) as mail,
     coalesce((select json_agg(m.reminder) from inquiry_link m
         where m.inquiry_id = q.id and m.round = q.round and m.reminder is not null), '[]'::json) as reminders,
     coalesce((select json_agg(json_build_object('round', w.round, 'sentOn', w.sent_on, 'values', w.answer_values,
         'remark', w.remark, 'files', coalesce((select json_agg(json_build_object('fileId', f.id, 'kind', f.kind,
           'sizeBytes', f.size_bytes, 'sha256', f.sha256, 'name', d.name) order by f.id) from inquiry_file d
           join supplier_file f on f.id = d.file_id
           where d.inquiry_id = w.inquiry_id and d.round = w.round and d.is_sent), '[]'::json)) order by w.round) from inquiry_answer w where w.inquiry_id = q.id), '[]'::json) as answers,
     v.version as "installationVersion", v.recorded_on::text as "installationRecordedOn",
     v.facts as "installationFacts"
   from supplier_inquiry q join installation i on i.id = q.installation_id join account a on a.id = i.account_id
   join lateral (select * from installation_version where installation_id = i.id order by version desc limit 1) v
     on true`;

/** An inquiry, and the round of the link that it was found by. */
export interface FoundInquiry {
  readonly known: KnownInquiry;
  readonly round: number;
}

/** Reads what `selectInquiries` selects. */
export const inquiryRows = (
  found: Parameters<typeof rows>[0],
): Effect.Effect<ReadonlyArray<FoundInquiry>, SqlError> =>
  Effect.map(rows(found), (all) =>
    all.map((row) => ({
      round: row.linkRound ?? row.round,
      known: {
        accountId: row.accountId,
        mailedOn: row.mailedOn,
        delivery: row.mail && deliveryOf(row.mail),
        reminders: row.reminders,
        answers: row.answers.map((answer) => ({
          ...answer,
          values: answer.values.map((value) => ({ ...value, facts: factsOfRow(value.facts) })),
          files: answer.files.map(namedFileOf),
        })),
        inquiry: {
          id: row.id,
          installationId: row.installationId,
          facts: row.facts,
          askedOn: row.askedOn,
          state: row.state,
          round: row.round,
          roundOn: row.roundOn,
          dueOn: row.dueOn,
          openUntil: row.openUntil,
          remark: row.remark,
        },
        installation: {
          id: row.installationId,
          version: row.installationVersion,
          recordedOn: row.installationRecordedOn,
          facts: row.installationFacts,
        },
      },
    })));
