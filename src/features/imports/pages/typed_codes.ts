/** TARIC codes within the codes of goods that somebody typed. Decision 0228. */
import { type CodedMembers, withTaricCode } from "../../../kernel/lenient/cn_code.ts";
import { isRecord } from "../../../kernel/text/json.ts";

/** @returns the members that were typed, with the TARIC codes within the codes of the goods, and of those placed under inward processing. */
export const withTaricCodes = (body: CodedMembers["members"], form: URLSearchParams): CodedMembers => {
  const own = withTaricCode(body, form.get("cn_code"));
  if (!isRecord(body["placed_goods"])) return own;
  const placed = withTaricCode(body["placed_goods"], form.get("placed_goods/cn_code"));
  return {
    members: { ...own.members, placed_goods: placed.members },
    issues: [
      ...own.issues,
      ...placed.issues.map((issue) => ({ ...issue, path: `placed_goods/${issue.path}` })),
    ],
  };
};
