/** `GET /api/v1/cbam/calculate` and its JSON form, `POST`. Contract section 4.2; decisions, "Requests". */
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import { askCalculation, type CalculationOptions } from "../../application/cbam_queries.ts";
import { type CalendarDay, dayOfEpochMs } from "../../domain/calendar.ts";
import { type Input, readFlag, readImportDay, readOptionalText } from "../../domain/cbam/input.ts";
import type { Shipment } from "../../domain/cbam/shipment.ts";
import {
  queryNames,
  readPrecursors,
  readShipment,
  rowNames,
  type ShipmentNames,
} from "../../domain/cbam/shipment_input.ts";
import { readJsonObject, readQuery } from "../request.ts";
import { json, noStore } from "../response.ts";

/** Bytes of a JSON calculation: a shipment with its precursors. */
const bodyLimitBytes = 65_536;
const clientRefLimit = 200;
const versionLimit = 40;

const ownNames = ["tonnage", "import", "production_route", "explain", "dataset_version"] as const;
const knownInQuery = [...Object.values(queryNames), ...ownNames];
const knownInBody = [...Object.values(rowNames), ...ownNames, "client_ref", "precursors"];

/** What calculate is asked. */
interface Question {
  readonly shipment: Shipment;
  readonly options: CalculationOptions;
}

const read = (names: ShipmentNames, today: CalendarDay) => (input: Input): Question | undefined => {
  const day = readImportDay(input, "import", today);
  const shipment = readShipment(input, names, day && { day });
  const isExplained = readFlag(input, "explain");
  const datasetVersion = readOptionalText(input, "dataset_version", versionLimit);
  return shipment && { shipment, options: { isExplained, datasetVersion } };
};

const today = Effect.map(Clock.currentTimeMillis, dayOfEpochMs);

export const calculate = Effect.gen(function* () {
  const { shipment, options } = yield* readQuery(knownInQuery, read(queryNames, yield* today));
  return json(yield* askCalculation(shipment, options), noStore);
});

const readBody = (day: CalendarDay) => (input: Input) => {
  const question = read(rowNames, day)(input);
  const clientRef = readOptionalText(input, "client_ref", clientRefLimit);
  const precursors = readPrecursors(input);
  return question && { ...question, shipment: { ...question.shipment, precursors }, clientRef };
};

export const calculateFromJson = Effect.gen(function* () {
  const { shipment, options, clientRef } = yield* readJsonObject(
    bodyLimitBytes,
    knownInBody,
    readBody(yield* today),
  );
  const record = yield* askCalculation(shipment, options);
  return json(clientRef === undefined ? record : { client_ref: clientRef, ...record }, noStore);
});
