/**
 * Issues that a rule found in what was decoded, under the names that members of a JSON body have.
 */
import { type InvalidRequest, invalidRequest } from "../../contract/failures.ts";
import { pointerOf } from "../../kernel/text/json.ts";

/** @returns the failure with JSON Pointers: `precursors/0` becomes `/precursors/0` */
export const pointed = ({ issues }: InvalidRequest): InvalidRequest =>
  invalidRequest(issues.map((issue) => ({ ...issue, path: pointerOf(issue.path.split("/")) })));
