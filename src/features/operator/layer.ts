/**
 * Services that the operator's side brings: the commands, and who may give them.
 */
import * as Effect from "effect/Effect";
import * as Layer from "effect/Layer";
import * as OperatorAdapter from "../../adapters/postgres/accounts/operator.ts";
import * as OperatorsAdapter from "../../adapters/postgres/accounts/operators.ts";
import type { Operators } from "../../application/accounts/operator_ports.ts";
import type { Operator } from "../../application/ports.ts";
import { type Foundation, Installation } from "../foundation.ts";

export const layer: Layer.Layer<Operator | Operators, never, Foundation> = Layer.merge(
  OperatorAdapter.layer,
  Layer.unwrapEffect(
    Effect.map(Installation, ({ secret, otherSecrets }) => OperatorsAdapter.layer(secret, otherSecrets)),
  ),
);
