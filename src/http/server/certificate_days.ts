/** Days of the certificate of the service's own TLS. Outside of them the service starts all the same, and clients refuse it. */
import { X509Certificate } from "node:crypto";
import { type CalendarDay, dayOfEpochMs } from "../../kernel/time/calendar.ts";

/** First and last moment of the certificate, which stands first in the file; undefined where it can't be read. */
const daysOf = (pem: string): { readonly fromMs: number; readonly toMs: number } | undefined => {
  try {
    const { validFrom, validTo } = new X509Certificate(pem);
    return { fromMs: Date.parse(validFrom), toMs: Date.parse(validTo) };
  } catch {
    return undefined;
  }
};

const sentence = (said: string, day: CalendarDay): string =>
  `The certificate that TLS_CERT_FILE names ${said} ${day} (UTC): clients refuse the service. Put one that is good into its place, and start again.`;

/** @returns a warning about a certificate that isn't good now, with the day */
export const certificateWarning = (pem: string, nowMs: number): string | undefined => {
  const days = daysOf(pem);
  if (days === undefined) return undefined;
  if (nowMs > days.toMs) return sentence("was good until", dayOfEpochMs(days.toMs));
  return nowMs < days.fromMs ? sentence("is good only from", dayOfEpochMs(days.fromMs)) : undefined;
};
