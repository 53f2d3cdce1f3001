/**
 * Asks the service in this container whether it answers; with TLS too, whoever its certificate names. Exit code 0 or 1.
 */
import * as http from "node:http";
import * as https from "node:https";

const setting = (name: string): string | undefined => Deno.env.get(name)?.trim() || undefined;

const listensOn = setting("HOST") ?? "0.0.0.0";
const host = listensOn === "0.0.0.0" ? "127.0.0.1" : listensOn === "::" ? "::1" : listensOn;
const port = Number(setting("PORT") ?? 8000);

const isHealthy = await new Promise<boolean>((resolve) => {
  const options = { host, port, path: "/healthz" };
  const asked = setting("TLS_CERT_FILE") === undefined
    ? http.get(options)
    : https.get({ ...options, rejectUnauthorized: false });
  asked.on("response", ({ statusCode }) => resolve(statusCode === 200));
  asked.on("error", () => resolve(false));
});
Deno.exit(isHealthy ? 0 : 1);
