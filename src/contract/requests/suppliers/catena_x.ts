/**
 * Members of the Catena-X aspect `urn:samm:io.catenax.cbam:1.0.0` that a value is made of. The aspect has more, and its
 * schema lets anyone add to it: what is not read is told in the answer and never refused.
 */
import * as Schema from "effect/Schema";
import { optional } from "../../answers/members.ts";

/** A member that is not read. */
const Other = Schema.Unknown.annotations({
  jsonSchema: { type: ["array", "boolean", "null", "number", "object", "string"] },
});

const others = { key: Schema.String, value: Other };
const open = <Fields extends Schema.Struct.Fields>(fields: Fields) => Schema.Struct(fields, others);

/** Most goods or records of one document: a list without any counts as one. */
export const mostTold = 200;

/** A list of an aspect: each of its items holds one of the goods or records at least. */
const listOf = <A, I>(item: Schema.Schema<A, I>) => Schema.Array(item).pipe(Schema.maxItems(mostTold));

const words = optional(Schema.String);
const number = optional(Schema.JsonNumber);

const EmissionsRecord = open({
  activityData: optional(open({ referencePeriodStart: words, referencePeriodEnd: words })),
  directEmissions: optional(open({ specificEmbeddedEmissionsDirect: number })),
  indirectEmissions: optional(open({ specificEmbeddedEmissionsIndirect: number })),
  freeAllocationFactor: number,
});

const InstallationEntity = open({
  installationIdentification: optional(open({
    installationName: words,
    installationIds: optional(open({ installationCbamId: words })),
    address: optional(
      open({ country: words, city: words, latitude: number, longitude: number, unLoCode: words }),
    ),
  })),
  emissionsRecords: optional(listOf(EmissionsRecord)),
});

const OperatorEntity = open({
  operatorIdentification: optional(open({ operatorName: words })),
  installation: optional(listOf(InstallationEntity)),
});

const Good = open({
  cnCode: words,
  productDescription: words,
  operator: optional(listOf(OperatorEntity)),
});

/** The aspect. */
export const CatenaXCbam = Schema.Struct({
  good: listOf(Good),
}, others).annotations({
  identifier: "CatenaXCbam",
  description:
    "The Catena-X aspect `urn:samm:io.catenax.cbam:1.0.0`, by the members that values are made of; others are not read.",
});
/** A value of the shape that `CatenaXCbam` declares. */
export type CatenaXCbam = typeof CatenaXCbam.Type;
