/** Options for passkeys, which are made without the library that checks what devices sign: they are what it would make. */
import { generateAuthenticationOptions, generateRegistrationOptions } from "@simplewebauthn/server";
import assert from "node:assert/strict";
import { creationOptions, requestOptions } from "../../../src/adapters/postgres/passkeys/passkey_check.ts";
import { challengeMs } from "../../../src/domain/accounts/passkey.ts";

const party = { id: "customs.example.com", origin: "https://customs.example.com" };
const memberId = "0190163d-8694-739b-aea5-966c26f8ad91";

/** As it leaves, without the challenge. */
const sentOf = (options: object): unknown => JSON.parse(JSON.stringify({ ...options, challenge: undefined }));

Deno.test("options to use a passkey are those of the library, with a challenge of 256 bits of their own", async () => {
  const own = requestOptions(party);
  const theirs = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: challengeMs,
    userVerification: "required",
  });
  assert.deepEqual(sentOf(own), sentOf(theirs));
  assert.match(own.challenge, /^[\w-]{43}$/);
  assert.notEqual(own.challenge, requestOptions(party).challenge);
});

Deno.test("options to make a passkey are those of the library, for devices that sign as most do", async () => {
  const person = { memberId, email: "clerk@example.com", accountEmail: "holder@example.com" };
  const known = ["AAEC", "-_8"];
  const own = creationOptions(party, person, known);
  const { extensions: _extensions, hints: _hints, ...theirs } = await generateRegistrationOptions({
    rpName: "Customs Invoice and CBAM service",
    rpID: party.id,
    userID: Uint8Array.from(memberId.replaceAll("-", "").match(/../g) ?? [], (hex) => parseInt(hex, 16)),
    userName: person.email,
    userDisplayName: `${person.email} (${person.accountEmail})`,
    attestationType: "none",
    timeout: challengeMs,
    excludeCredentials: known.map((id) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    supportedAlgorithmIDs: [-8, -7, -257],
  });
  assert.deepEqual(sentOf(own), sentOf(theirs));
});
