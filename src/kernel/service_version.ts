/**
 * The version of the service, as its configuration says.
 */
import configuration from "../../deno.json" with { type: "json" };

export const serviceVersion: string = configuration.version;
