/**
 * Bodies by which suppliers are asked for values. Regulation (EU) 2023/956, Articles 7 to 10.
 */
import * as Schema from "effect/Schema";
import { optional } from "../../answers/members.ts";
import { EmailAddress } from "../../values/email.ts";
import { CnCode, ProductionRoute } from "../../values/goods.ts";
import { KeptText, RecordId } from "../../values/imports.ts";
import { explained } from "../../values/scalar.ts";
import {
  AskerName,
  InquiryRound,
  SupplierLanguageValue,
  ValuePeriod,
  WordsToSupplier,
} from "../../values/suppliers.ts";
import { Day } from "../../values/time.ts";

/** Most goods of an inquiry, and most rows of the ledger that they are taken from. */
const mostGoods = 50;
const mostImports = 200;

const Goods = Schema.Struct({ cn_code: CnCode, production_route: optional(ProductionRoute) }).annotations({
  identifier: "InquiredGoods",
  description: "Goods that a value is asked for. Without `production_route` it is to hold for every route.",
});

const list = <A, I>(item: Schema.Schema<A, I>, most: number, identifier: string, what: string) =>
  explained(Schema.Array(item).pipe(Schema.minItems(1), Schema.maxItems(most)), {
    identifier,
    expected: `an array of 1 to ${most} ${what}`,
    explain: (sent) => Array.isArray(sent) ? { code: "length" } : undefined,
  });

/** The body of `POST /api/v1/cbam/inquiries`. */
export const InquiryRequest = Schema.Struct({
  installation: RecordId,
  asker: AskerName,
  email: EmailAddress,
  reply_to: optional(EmailAddress),
  language: optional(SupplierLanguageValue),
  reporting_period: ValuePeriod,
  goods: optional(list(Goods, mostGoods, "InquiredGoodsList", "goods")),
  imports: optional(list(RecordId, mostImports, "InquiredImports", "ids of imports")),
  due: Day,
  message: optional(WordsToSupplier),
}).annotations({
  identifier: "InquiryRequest",
  description:
    "A question to a supplier. Either `goods`, or `imports`: rows of the ledger without values, whose goods are asked for: the key also needs `imports:read` for them.",
});

/** The body of `POST /api/v1/cbam/inquiries/{id}/accept`. */
export const AcceptRequest = Schema.Struct({
  round: InquiryRound,
  note: optional(KeptText("ValueNote", "The caller's own note.", "by mail of 3 March")),
}).annotations({
  identifier: "InquiryAcceptRequest",
  description: "The answer that is taken, and a note that its values keep.",
});

/** The body of `POST /api/v1/cbam/inquiries/{id}/return`. */
export const ReturnRequest = Schema.Struct({
  round: InquiryRound,
  remark: WordsToSupplier,
  due: optional(Day),
}).annotations({
  identifier: "InquiryReturnRequest",
  description:
    "The answer that is sent back, why, and by when the next one is wanted: the same day unless said otherwise.",
});
