/**
 * Hosts that a program may reach or listen on, as its settings name them: the database, the document store, the mail
 * server, the collector of traces, its own address and loopback. Imports nothing, so that the program that prints
 * permissions starts at once.
 */

/** A variable of the environment that the program will have. */
export type ReadVariable = (name: string) => string | undefined;

const loopback = ["127.0.0.1", "localhost", "[::1]"];

/** A host as a permission names it, an IPv6 address in brackets; undefined for what is no host. */
const hostName = (text: string): string | undefined => {
  const bare = text.trim().replace(/^\[|\]$/g, "");
  const host = bare.includes(":") ? `[${bare}]` : bare;
  return /^[\w.-]+$|^\[[0-9a-f:.]+\]$/i.test(host) ? host : undefined;
};

const hostOfUrl = (text: string): string | undefined => {
  const { hostname } = URL.parse(text.trim()) ?? {};
  return hostname === undefined ? undefined : hostName(hostname);
};

/** A socket in the file system, by its absolute path; undefined for a path that a flag can't hold. */
const socketName = (path: string): string | undefined =>
  path.startsWith("/") && !/[\s,]/.test(path) ? `unix:${path}` : undefined;

/** Port at the end of a place, behind a name or a bracket. */
const portOf = /(?<=^[^:]*|\]):(\d*)$/;

/** Hosts of a database's address, which may name several, and the socket where it names a directory of sockets. */
const databaseHosts = (address: string, read: ReadVariable): ReadonlyArray<string | undefined> => {
  const [before = "", query = ""] = address.split("?");
  const parameters = new URLSearchParams(query);
  const places = before.replace(/^postgres(?:ql)?:\/\//, "").replace(/^[^/]*@/, "").replace(/\/.*$/, "");
  const named = parameters.get("host") ?? (places || read("PGHOST") || "localhost");
  return named.split(",").map((place) => {
    const host = decodeURIComponent(place.replace(portOf, ""));
    const port = portOf.exec(place)?.[1] || parameters.get("port") || read("PGPORT") || "5432";
    return host.startsWith("/") ? socketName(`${host}/.s.PGSQL.${port}`) : hostName(host);
  });
};

/** The store's host, under the bucket's name where its addresses begin with it. */
const storeHost = (endpoint: string, read: ReadVariable): string | undefined => {
  const host = hostOfUrl(endpoint);
  return host !== undefined && read("S3_ADDRESS_STYLE")?.trim() === "host"
    ? hostName(`${read("S3_BUCKET")?.trim()}.${host}`)
    : host;
};

/** One setting's hosts; none where it isn't set. */
const ofSetting = (
  name: string,
  read: ReadVariable,
  hosts: (text: string) => ReadonlyArray<string | undefined>,
): ReadonlyArray<string | undefined> => {
  const text = read(name)?.trim() ?? "";
  return text === "" ? [] : hosts(text);
};

/**
 * @param controlSocket absolute path of the socket between the service and the operator's commands, where there is a data
 *   directory
 * @returns the hosts, each once; undefined where a setting names what is no host: the program's start says so itself
 */
export const knownHosts = (
  read: ReadVariable,
  controlSocket?: string,
): ReadonlyArray<string> | undefined => {
  const hosts = [
    ...loopback,
    ...(controlSocket === undefined ? [] : [socketName(controlSocket)]),
    read("HOST")?.trim() ? hostName(read("HOST") ?? "") : "0.0.0.0",
    ...ofSetting("DATABASE_URL", read, (text) => databaseHosts(text, read)),
    ...ofSetting("S3_ENDPOINT", read, (text) => [storeHost(text, read)]),
    ...ofSetting("SMTP_URL", read, (text) => [hostOfUrl(text)]),
    ...ofSetting("OTEL_EXPORTER_OTLP_ENDPOINT", read, (text) => [hostOfUrl(text)]),
  ];
  const named = hosts.filter((host) => host !== undefined);
  return named.length === hosts.length ? [...new Set(named)] : undefined;
};
