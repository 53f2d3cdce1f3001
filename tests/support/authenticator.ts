/** A device with passkeys, as browsers speak to it: it makes one, and signs challenges with it. */
import { isoCBOR } from "@simplewebauthn/server/helpers";
import { Buffer } from "node:buffer";
import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** Facts that a device or browser says; each may be another than the right one. */
export interface DeviceFacts {
  readonly origin: string;
  readonly site: string;
  readonly counter: number;
  readonly isVerified: boolean;
  readonly userHandle: string;
  readonly id: string;
  /** Second coordinate of the public key, base64url. */
  readonly y: string;
  /** Attestation statement with certificates in it. */
  readonly hasCertificates: boolean;
}

/** Options of the service, as far as a device needs them. */
export interface Offer {
  readonly challenge: string;
  readonly user?: { readonly id: string };
}

/** A device with one passkey. */
export interface Device {
  /** The new passkey, as a browser writes it. */
  readonly make: (offer: Offer, said?: Partial<DeviceFacts>) => string;
  /** The signed challenge, as a browser writes it. */
  readonly use: (offer: Offer, said?: Partial<DeviceFacts>) => string;
}

const hashOf = (text: string | Uint8Array): Buffer => createHash("sha256").update(text).digest();
const written = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");

/** @param origin of the site whose passkey it is */
export const device = (origin = "http://service.test"): Device => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const ownId = randomBytes(32);
  let counter = 0;
  let userHandle = "";

  const complete = (said: Partial<DeviceFacts>): DeviceFacts => ({
    ...{ origin, site: new URL(origin).hostname, counter, isVerified: true, userHandle, id: written(ownId) },
    ...{ y, hasCertificates: false, ...said },
  });
  const clientData = (type: string, { challenge }: Offer, said: DeviceFacts): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin: said.origin, crossOrigin: false }));
  const head = (said: DeviceFacts, flags: number): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(said.counter);
    return Buffer.concat([hashOf(said.site), Buffer.from([flags | 1 | (said.isVerified ? 4 : 0)]), count]);
  };
  const credential = (id: string, response: Record<string, string>): string =>
    JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });

  return {
    make: (offer, others = {}) => {
      userHandle = offer.user?.id ?? "";
      const said = complete(others);
      const key = new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x, "base64url"))],
        [-3, new Uint8Array(Buffer.from(said.y, "base64url"))],
      ]);
      const length = Buffer.from([0, ownId.length]);
      const data = Buffer.concat([head(said, 0x40), Buffer.alloc(16), length, ownId, isoCBOR.encode(key)]);
      const statement = new Map<string, Array<Uint8Array<ArrayBuffer>>>(
        said.hasCertificates ? [["x5c", [new Uint8Array(8)]]] : [],
      );
      const object = new Map<string, string | Uint8Array<ArrayBuffer> | typeof statement>([
        ["fmt", said.hasCertificates ? "packed" : "none"],
        ["attStmt", statement],
        ["authData", new Uint8Array(data)],
      ]);
      return credential(said.id, {
        clientDataJSON: written(clientData("webauthn.create", offer, said)),
        attestationObject: written(isoCBOR.encode(object)),
      });
    },
    use: (offer, others = {}) => {
      counter += 1;
      const said = complete(others);
      const data = head(said, 0);
      const client = clientData("webauthn.get", offer, said);
      return credential(said.id, {
        clientDataJSON: written(client),
        authenticatorData: written(data),
        signature: written(sign("sha256", Buffer.concat([data, hashOf(client)]), privateKey)),
        userHandle: said.userHandle,
      });
    },
  };
};
