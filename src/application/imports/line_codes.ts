/**
 * Document codes of the lines of a declaration that shipments stand for: by the rule of `GET /api/v1/cbam/imports/codes`, for one
 * declarant. Regulation (EU) 2023/956, Articles 2, 2a, 4, 17(7a) and 25.
 */
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import { NotFound, type ServiceUnavailable } from "../../contract/failures.ts";
import type { Shipment } from "../../domain/cbam/calculation/shipment.ts";
import { type CodeRecord, codeRecord } from "../../domain/imports/codes/code_record.ts";
import { type CodeAnswer, documentCodeOf } from "../../domain/imports/codes/document_codes.ts";
import { lineOf } from "../../domain/imports/codes/line.ts";
import { dayOf } from "../../domain/imports/days.ts";
import type { Representation } from "../../domain/imports/people/declarant.ts";
import { holderAlone, type NamedPeople } from "../../domain/imports/people/status_holder.ts";
import { cbamContext, type LawServices } from "../cbam/cbam_context.ts";
import { ImportLaw, ImportPeople } from "./import_ports.ts";

/** Whose lines codes are chosen for. */
export interface CodesRequest {
  readonly accountId: string;
  /** UUID of a declarant of the account; undefined for lines without one. */
  readonly declarant: string | undefined;
  /** True for lines of some authorised declarant, whose account isn't known here. */
  readonly isAuthorised?: boolean | undefined;
  /** Representation of the importer by the declarant; undefined where nobody said it, and the declarant is taken for the importer itself. */
  readonly representation?: Representation | undefined;
  /** True if the importer expects to stay at or below the threshold of the year. */
  readonly staysBelow: boolean;
}

/** Code of a shipment's line; undefined for a shipment without a day, by which codes are valid. */
export type CodeOfShipment = (shipment: Shipment) => CodeAnswer | undefined;

/** Returns the codes of shipments as answers have them. */
export const codeRecordsOf =
  (codeOf: CodeOfShipment): (shipment: Shipment) => CodeRecord | undefined => (shipment) => {
    const answer = codeOf(shipment);
    return answer && codeRecord(answer);
  };

/** A declarant who is authorised whenever it is asked. */
const anyAuthorised: NamedPeople["declarant"] = {
  eori: "",
  account: null,
  states: [{
    state: "authorised",
    from: dayOf(2026, 1, 1),
    reference: null,
    recordedOn: dayOf(2026, 1, 1),
  }],
};

/** @fails NotFound for a declarant that the account doesn't have */
export const codesOfShipments = (
  { accountId, declarant: id, isAuthorised, representation, staysBelow }: CodesRequest,
): Effect.Effect<CodeOfShipment, NotFound | ServiceUnavailable, ImportLaw | ImportPeople | LawServices> =>
  Effect.gen(function* () {
    const imports = yield* ImportLaw;
    const { tables } = (yield* cbamContext).law();
    const found = id === undefined ? Option.none() : yield* (yield* ImportPeople).declarant(accountId, id);
    if (id !== undefined && Option.isNone(found)) {
      return yield* new NotFound({ message: `There is no declarant ${id} of this account.` });
    }
    const declarant = Option.getOrUndefined(found) ?? (isAuthorised === true ? anyAuthorised : undefined);
    const holder = holderAlone({ declarant, representation });
    return ({ cnCode: cn, taricCode, origin: country, tonnage, time }) =>
      "day" in time
        ? documentCodeOf({
          facts: lineOf({ cn, taricCode, country, date: time.day }, tonnage),
          tables,
          imports,
          holder,
          expectsToStayBelow: staysBelow,
        })
        : undefined;
  });
