/**
 * Findings about suppliers' installations and values, and the API's sentences about them.
 */
import type { Sentences } from "./sentences.ts";

/** Each kind of finding with what its sentences are made of. */
export interface SupplierFindings {
  /** A UN/LOCODE of another country than the installation's. */
  readonly placeInOtherCountry: {
    readonly found: string;
    readonly country: string;
    readonly begins: string;
  };
  /** One coordinate without the other. */
  readonly halfOfPlace: { readonly given: string };
  /** An installation of the account has the registry's id, with other facts. */
  readonly installationThere: { readonly registryId: string; readonly id: string };
  /** A version that is no longer the newest one, or not yet. */
  readonly versionNotCurrent: { readonly replaces: number; readonly current: number };
}

/** The API's sentences. */
export const supplierSentences: Sentences<SupplierFindings> = {
  placeInOtherCountry: ({ found, country, begins }, label) =>
    `${label} ${found} is a place of another country than ${country}, whose codes begin with ${begins}: mend the one that is wrong.`,
  halfOfPlace: ({ given }, label) => `${label} must be given beside ${given}: a place needs both.`,
  installationThere: ({ registryId, id }) =>
    `Installation ${id} has the registry id ${registryId}, with other facts: send what changed as a new version of it.`,
  versionNotCurrent: ({ replaces, current }) =>
    `Version ${replaces} can't be replaced, because version ${current} is the newest one: look at what changed, then send it with replaces ${current}.`,
};
