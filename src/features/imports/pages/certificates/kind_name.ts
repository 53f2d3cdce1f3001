/** Kinds of certificates as readers say them. */
import type { CertificateKind } from "../../../../domain/imports/certificates/lots.ts";
import { periodName } from "../../../../web/words/figures.ts";
import type { Language } from "../../../../web/words/language.ts";
import { certificatesTexts } from "../../texts/certificates.ts";

/** @returns the kind of certificates as a reader of the language says it */
export const kindName = (kind: CertificateKind, language: Language): string =>
  kind === "weekly" ? certificatesTexts[language].weekly : periodName(kind, language);
