/**
 * The version of the service, as its configuration says.
 */
import configuration from "../../deno.json" with { type: "json" };

/** The service's version, such as `0.1.0`. */
export const serviceVersion: string = configuration.version;
