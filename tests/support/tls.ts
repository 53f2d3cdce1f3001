/** A certificate of this machine's own, made by openssl. */
import assert from "node:assert/strict";
import { isInstalled } from "./installed.ts";

/** Whether a certificate can be made here. */
export const hasOpenssl = isInstalled("openssl");

/** PEM files of a certificate for `localhost`, and what trusts it. */
export interface SelfSigned {
  readonly certFile: string;
  readonly keyFile: string;
}

/** Makes the files in the directory, readable for everyone. */
export const selfSigned = async (directory: string): Promise<SelfSigned> => {
  const [certFile, keyFile] = [`${directory}/cert.pem`, `${directory}/key.pem`];
  const names = "-subj /CN=localhost -addext subjectAltName=DNS:localhost,IP:127.0.0.1";
  const how = "-x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2";
  const { success } = await new Deno.Command("openssl", {
    args: `req ${how} ${names} -addext basicConstraints=critical,CA:FALSE -keyout ${keyFile} -out ${certFile}`
      .split(" "),
    stderr: "null",
  }).output();
  assert.ok(success, "openssl made no certificate");
  await Promise.all([certFile, keyFile].map((file) => Deno.chmod(file, 0o644)));
  return { certFile, keyFile };
};
