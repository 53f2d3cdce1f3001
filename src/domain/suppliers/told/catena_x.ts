/**
 * The Catena-X aspect `urn:samm:io.catenax.cbam:1.0.0` as installations and values. An aspect answers one request: it has no
 * quantities that were produced, so that records of one code can't be averaged.
 */
import type { CatenaXCbam } from "../../../contract/requests/suppliers/catena_x.ts";
import {
  lacking,
  type Place,
  type ToldDocument,
  type ToldGood,
  type ToldInstallation,
  type ToldRemark,
} from "./told.ts";

type Operator = NonNullable<CatenaXCbam["good"][number]["operator"]>[number];
type Installation = NonNullable<Operator["installation"]>[number];
type EmissionsRecord = NonNullable<Installation["emissionsRecords"]>[number];

/** Members of a record that a value has no place for. */
const untaken = [
  ["productionMethod", "route"],
  ["carbonPricePaid", "carbonPrice"],
  ["attestationOfConformance", "attestation"],
] as const;

const dayOf = (moment: string | undefined): string | undefined =>
  /^\d{4}-\d{2}-\d{2}(?=T|$)/.exec(moment ?? "")?.[0];

const dayOrTime = {
  rule: "DayOrTime",
  words: "a day such as 2026-12-31, or a time such as 2026-12-31T23:59:59Z",
} as const;

/** A day that is missing, or that can't be read. */
const noDay = (place: Place, found: string | undefined): ToldRemark =>
  found === undefined
    ? lacking(place)
    : { place, weight: "error", code: "format", finding: { kind: "wrong", expected: dayOrTime, found } };

/** The calendar year of a record; a period that is none, or is not told, is said. */
const periodOf = (
  { activityData }: EmissionsRecord,
  place: Place,
): { readonly year: number | undefined; readonly remarks: ReadonlyArray<ToldRemark> } => {
  const inside = [...place, "activityData"];
  const [from, to] = [dayOf(activityData?.referencePeriodStart), dayOf(activityData?.referencePeriodEnd)];
  if (from === undefined || to === undefined) {
    const name = from === undefined ? "referencePeriodStart" : "referencePeriodEnd";
    return { year: undefined, remarks: [noDay([...inside, name], activityData?.[name])] };
  }
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return { year: Number(year), remarks: [] };
  const finding = { kind: "templatePeriod", from, to } as const;
  return { year: undefined, remarks: [{ place: inside, weight: "error", code: "range", finding }] };
};

const remarksOf = (record: EmissionsRecord, place: Place): ReadonlyArray<ToldRemark> =>
  untaken.flatMap(([name, why]) =>
    record[name] === undefined ? [] : [{
      place: [...place, name],
      weight: "remark" as const,
      code: "conflict" as const,
      finding: { kind: "toldNotTaken" as const, why },
    }]
  );

/** Source of values that were read from an aspect. */
const source = "Catena-X CBAM 1.0.0";

const goodOf = (
  { cnCode, place: good }: { readonly cnCode: unknown; readonly place: Place },
  record: EmissionsRecord,
  place: Place,
): { readonly good: ToldGood; readonly remarks: ReadonlyArray<ToldRemark> } => {
  const period = periodOf(record, place);
  return {
    remarks: [...period.remarks, ...remarksOf(record, place)],
    good: {
      place,
      isPerUnit: false,
      members: {
        cn_code: { place: [...good, "cnCode"], value: cnCode },
        reporting_period: { place: [...place, "activityData"], value: period.year },
        direct_t_per_t: {
          place: [...place, "directEmissions", "specificEmbeddedEmissionsDirect"],
          value: record.directEmissions?.specificEmbeddedEmissionsDirect,
        },
        indirect_t_per_t: {
          place: [...place, "indirectEmissions", "specificEmbeddedEmissionsIndirect"],
          value: record.indirectEmissions?.specificEmbeddedEmissionsIndirect,
        },
        free_allocation_t_per_t: {
          place: [...place, "freeAllocationFactor"],
          value: record.freeAllocationFactor,
        },
        source: { place, value: source },
      },
    },
  };
};

const installationOf = (
  operatorName: ToldInstallation["members"][string],
  { installationIdentification: told }: Installation,
  place: Place,
): Omit<ToldInstallation, "goods"> => {
  const inside = [...place, "installationIdentification"];
  const of = (name: string, value: unknown) => ({ place: [...inside, "address", name], value });
  return {
    place: inside,
    members: {
      name: { place: [...inside, "installationName"], value: told?.installationName },
      registry_id: {
        place: [...inside, "installationIds", "installationCbamId"],
        value: told?.installationIds?.installationCbamId,
      },
      operator: operatorName,
      country: of("country", told?.address?.country),
      address: of("city", told?.address?.city),
      unlocode: of("unLoCode", told?.address?.unLoCode),
      latitude: of("latitude", told?.address?.latitude),
      longitude: of("longitude", told?.address?.longitude),
    },
  };
};

/** Returns what an aspect tells; an installation that stands under several goods is told once. */
export const toldByCatenaX = ({ good }: CatenaXCbam): ToldDocument => {
  const installations = new Map<string, ToldInstallation & { readonly goods: Array<ToldGood> }>();
  const remarks: Array<ToldRemark> = [];
  const some = <Each>(list: ReadonlyArray<Each>, place: Place): ReadonlyArray<Each> => {
    if (list.length === 0) remarks.push(lacking(place));
    return list;
  };
  for (const [g, { cnCode, operator = [] }] of some(good, ["good"]).entries()) {
    const operators = some(operator, ["good", g, "operator"]);
    for (const [o, { operatorIdentification, installation = [] }] of operators.entries()) {
      const operatorName = {
        place: ["good", g, "operator", o, "operatorIdentification", "operatorName"],
        value: operatorIdentification?.operatorName,
      };
      const among = ["good", g, "operator", o, "installation"];
      for (const [i, each] of some(installation, among).entries()) {
        const place = [...among, i];
        const head = installationOf(operatorName, each, place);
        const key = JSON.stringify(Object.values(head.members).map(({ value }) => value ?? null));
        const known = installations.get(key) ?? { ...head, goods: [] };
        installations.set(key, known);
        const records = [...place, "emissionsRecords"];
        for (const [r, record] of some(each.emissionsRecords ?? [], records).entries()) {
          const read = goodOf({ cnCode, place: ["good", g] }, record, [...records, r]);
          known.goods.push(read.good);
          remarks.push(...read.remarks);
        }
      }
    }
  }
  return { installations: [...installations.values()], remarks };
};
