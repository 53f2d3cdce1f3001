/**
 * Lines on standard output. Those that come often are gathered for a moment, because a write costs as much as a short
 * request; whatever else is written takes them along, so that lines stay in their order.
 */

/** Stream that lines are written to. */
export interface Lines {
  /** Writes the line, and those that were gathered, now. */
  readonly write: (line: string) => void;
  /** Writes the line within a fifth of a second: a process that is killed loses it. */
  readonly gather: (line: string) => void;
}

const gatheredMs = 200;
const gatheredCharacters = 32_768;

const encoder = new TextEncoder();

/** Whoever reads the lines may be gone: that must not end the service. */
const writeAll = (bytes: Uint8Array): void => {
  try {
    for (let start = 0; start < bytes.length;) start += Deno.stdout.writeSync(bytes.subarray(start));
  } catch {
    return;
  }
};

/** Standard output, from now until the process ends. */
export const standardOutput = (): Lines => {
  let gathered = "";
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered === "") return;
    const bytes = encoder.encode(gathered);
    gathered = "";
    writeAll(bytes);
  };

  globalThis.addEventListener("unload", flush);
  return {
    write: (line) => {
      gathered += `${line}\n`;
      flush();
    },
    gather: (line) => {
      gathered += `${line}\n`;
      if (gathered.length > gatheredCharacters) return flush();
      if (timer !== undefined) return;
      timer = setTimeout(flush, gatheredMs);
      timer.unref();
    },
  };
};
