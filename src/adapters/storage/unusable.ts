/**
 * Sentence for the operator about a file or directory of the data directory that the service can't use. Imports nothing:
 * the embedded database's thread starts with it.
 */

/**
 * @param what file or directory
 * @returns its name, the reason, and where the system or the runtime, as below `/proc`, refused it what the data directory has to be
 */
export const unusable = (what: string, error: unknown): string => {
  const reason = error instanceof Error ? error.message : String(error);
  const advice = /\(os error \d+\)|^Requires \S+ access/.test(reason)
    ? " DATA_DIR has to be a directory that the user of the service and of its commands owns and may write."
    : "";
  return `${what} can't be used: ${reason}.${advice}`;
};
