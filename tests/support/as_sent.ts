/** Issues as an answer has them, without what their sentences are made of. */
import type { Issue } from "../../src/kernel/issue.ts";

/** @returns the issue's members that leave the service */
export const asSent = (issue: Issue | undefined): unknown =>
  issue === undefined ? undefined : JSON.parse(JSON.stringify(issue));
