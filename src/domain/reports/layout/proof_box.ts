/**
 * The box with which each signed document ends: hash, signature and key, and how to verify it.
 */
import type { Block } from "../../documents/printable.ts";
import { keyBoxes, labelled, paragraph } from "../../documents/parts.ts";
import type { StoredReport } from "../report.ts";

const spaced = (block: Block): Block => ({ ...block, margin: [0, 3, 0, 0] });

/** Returns the box with the proof of a signed document. */
export const proofBox = (
  { contentHash, signature, keyId }: Pick<StoredReport, "contentHash" | "signature" | "keyId">,
  howToVerify: string,
): Block => ({
  stack: [keyBoxes([[{
    stack: [
      labelled("Content hash: SHA-256 of the content as RFC 8785 canonical JSON", paragraph(contentHash)),
      spaced(labelled("Signature: Ed25519 over the hash's hex digits, base64url", paragraph(signature))),
      spaced(labelled("Key: RFC 7638 thumbprint", paragraph(keyId))),
      spaced(paragraph(howToVerify)),
    ],
  }]])],
  unbreakable: true,
  margin: [0, 8, 0, 0],
});
