/**
 * French sentences about suppliers' installations and values.
 */
import type { SupplierFindings } from "../../../kernel/findings/suppliers.ts";
import type { PageSentences } from "../page_sentences.ts";

export const frenchSuppliers: PageSentences<SupplierFindings> = {
  placeInOtherCountry: ({ found, country, begins }) =>
    `${found} est un lieu d’un autre pays que ${country}, dont les codes commencent par ${begins} : corrigez ce qui est faux.`,
  halfOfPlace: (_, label, { nameOf }) =>
    `${label} manque : un lieu a besoin de ${nameOf("latitude")} et de ${nameOf("longitude")}.`,
  installationThere: ({ registryId, id }) =>
    `L’installation ${id} a le numéro de registre ${registryId}, avec d’autres indications : enregistrez ce qui a changé comme nouvelle version.`,
  versionNotCurrent: ({ replaces, current }) =>
    `La version ${replaces} ne peut pas être remplacée, car la version ${current} est la plus récente : regardez ce qui a changé.`,
};
