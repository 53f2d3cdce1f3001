/**
 * The version of the service, as its configuration says.
 */
import configuration from "../../deno.json" with { type: "json" };

/** Version of the service that runs, such as `1.4.0`. */
export const serviceVersion: string = configuration.version;
