/** Certificate prices written in one line, and read back as one. */
import assert from "node:assert/strict";
import { dayOfText } from "../../src/kernel/time/calendar.ts";
import type { CertificatePrice } from "../../src/domain/cbam/law/price.ts";
import { decimalOfText, toText } from "../../src/kernel/decimal.ts";

/** `2026-Q4 81.20 2027-01-04`: period, EUR per tCO2e, day of publication. */
export const price = (line: string): CertificatePrice => {
  const [period = "", eur = "", day = ""] = line.split(" ");
  const [priceEurPerTco2e, publishedAt] = [decimalOfText(eur), dayOfText(day)];
  assert.ok(priceEurPerTco2e !== undefined && publishedAt !== undefined, line);
  return { period, priceEurPerTco2e, publishedAt };
};

/** The price as `price` reads it. */
export const lineOf = ({ period, priceEurPerTco2e, publishedAt }: CertificatePrice): string =>
  `${period} ${toText(priceEurPerTco2e)} ${publishedAt}`;
