/**
 * German sentences about suppliers' installations and values.
 */
import type { SupplierFindings } from "../../../kernel/findings/suppliers.ts";
import type { PageSentences } from "../page_sentences.ts";

export const germanSuppliers: PageSentences<SupplierFindings> = {
  placeInOtherCountry: ({ found, country, begins }) =>
    `${found} ist ein Ort eines anderen Landes als ${country}, dessen Codes mit ${begins} beginnen: Berichtigen Sie, was falsch ist.`,
  halfOfPlace: (_, label, { nameOf }) =>
    `${label} fehlt: Ein Ort braucht ${nameOf("latitude")} und ${nameOf("longitude")}.`,
  installationThere: ({ registryId, id }) =>
    `Die Anlage ${id} hat die Registernummer ${registryId} und andere Angaben: Erfassen Sie, was sich geändert hat, als neue Fassung davon.`,
  versionNotCurrent: ({ replaces, current }) =>
    `Fassung ${replaces} kann nicht ersetzt werden, weil Fassung ${current} die neueste ist: Sehen Sie nach, was sich geändert hat.`,
};
