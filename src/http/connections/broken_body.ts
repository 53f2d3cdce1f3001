/**
 * Connections of requests whose body broke off. The runtime takes whatever else came in on such a connection apart at once,
 * in which nobody else has a turn: seconds for a megabyte in single bytes. One that is cut at once is dropped as it is.
 */

const cutName = Symbol("cut");

/** Notes how the request's connection is cut. */
export const noteConnection = (request: Request, cut: () => void): void => {
  Reflect.set(request, cutName, cut);
};

/** Cuts the connection of a request whose body broke off, where it is known: nothing more can come of it. */
export const cutConnectionOf = (request: Request): void => {
  const cut: unknown = Reflect.get(request, cutName);
  if (typeof cut === "function") cut();
};
