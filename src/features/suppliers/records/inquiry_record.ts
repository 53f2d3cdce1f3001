/**
 * Inquiries to suppliers as they leave: what was asked, how it stands, what own values pay, and what was answered.
 */
import type { CbamContext } from "../../../application/cbam/cbam_context.ts";
import type { KnownInquiry } from "../../../application/suppliers/inquiries/inquiry_ports.ts";
import type { InquiryAnswer, InquiryRecord } from "../../../contract/answers/suppliers/inquiries.ts";
import { deliveryFinding } from "../../../domain/suppliers/inquiries/delivery.ts";
import { type InquiredGoods, toldState } from "../../../domain/suppliers/inquiries/inquiry.ts";
import { prospectOf } from "../../../domain/suppliers/inquiries/prospect.ts";
import type { SupplierValue, ValueOfInstallation } from "../../../domain/suppliers/value.ts";
import { one, roundHalfAwayFromZero, toJsonNumber } from "../../../kernel/decimal.ts";
import { apiSentence } from "../../../kernel/findings/finding.ts";
import { amount } from "../../imports/records/figures.ts";
import { fileMembers } from "./attachment_record.ts";
import { savingMembers } from "./saving_record.ts";
import { savingOfValue, timeOf } from "./value_saving.ts";
import { valueRecord } from "./value_record.ts";

const goodsRecord = (
  cbam: CbamContext,
  goods: InquiredGoods,
  { inquiry: { facts: { period } }, installation }: KnownInquiry,
): InquiryRecord["goods"][number] => {
  const of = { origin: installation.facts.country, period, today: cbam.today() };
  const prospect = prospectOf(cbam.law(), goods, of);
  return {
    cn_code: goods.cnCode,
    production_route: goods.productionRoute,
    by_default_eur_per_t: prospect === undefined
      ? null
      : toJsonNumber(roundHalfAwayFromZero(prospect.byDefaultEur, 2)),
    certificate_price_eur: prospect === undefined ? null : toJsonNumber(prospect.priceEur),
    certificate_price_period: prospect?.pricePeriod ?? null,
    break_even_t_per_t: prospect === undefined ? null : amount(prospect.breakEvenT),
  };
};

const deliveryRecord = ({ delivery, inquiry: { facts } }: KnownInquiry): InquiryRecord["delivery"] => {
  if (delivery === null) return null;
  const finding = deliveryFinding(delivery, facts.receiver);
  return {
    state: delivery.state,
    server_said: delivery.said,
    sentence: finding === undefined ? null : apiSentence(finding, "email"),
  };
};

/** @returns the record of an inquiry as it stands */
export const inquiryRecord = (cbam: CbamContext, known: KnownInquiry): InquiryRecord => {
  const { inquiry, installation, mailedOn } = known;
  const { facts } = inquiry;
  return {
    id: inquiry.id,
    installation: installation.id,
    installation_name: installation.facts.name,
    country: installation.facts.country,
    asker: facts.asker,
    email: facts.receiver,
    reply_to: facts.replyTo,
    language: facts.language,
    reporting_period: facts.period,
    goods: facts.goods.map((goods) => goodsRecord(cbam, goods, known)),
    message: facts.message,
    asked_on: inquiry.askedOn,
    state: toldState(inquiry, cbam.today()),
    round: inquiry.round,
    due: inquiry.dueOn,
    open_until: inquiry.openUntil,
    remark: inquiry.remark,
    mailed_on: mailedOn,
    delivery: deliveryRecord(known),
  };
};

type AnswerRecords = (typeof InquiryAnswer.Type)["answers"];

/** @returns the values of an answer as they would be recorded, under no id */
export const answeredValues = (
  { inquiry, installation }: KnownInquiry,
  { values, sentOn }: KnownInquiry["answers"][number],
): ReadonlyArray<ValueOfInstallation> =>
  values.map((value) => {
    const kept: SupplierValue = {
      id: "",
      version: 1,
      recordedOn: sentOn,
      key: {
        installationId: installation.id,
        period: inquiry.facts.period,
        cnCode: value.cnCode,
        productionRoute: value.productionRoute,
      },
      facts: value.facts,
    };
    return { value: kept, installation };
  });

/** @returns the records of an inquiry's answers, with what each value saves a tonne */
export const answerRecords = (cbam: CbamContext, known: KnownInquiry): AnswerRecords =>
  known.answers.map((answer) => ({
    round: answer.round,
    sent_on: answer.sentOn,
    remark: answer.remark,
    values: answeredValues(known, answer).map((value) => {
      const { id: _id, version: _version, recorded_on: _day, installation_name: _name, ...record } =
        valueRecord(
          value,
        );
      const time = timeOf(value.value, cbam.today());
      return {
        ...record,
        ...savingMembers(savingOfValue(cbam.law(), value, time), {
          time,
          quantity: one,
          state: value.value.facts.state,
        }),
      };
    }),
    files: answer.files.map(({ file, name }) => ({ name, ...fileMembers(file) })),
  }));
