/**
 * A moment on a page: its day, hour and minute in Brussels, with the zone; for programs, the time itself.
 */
import type { VNode } from "preact";
import type { Language } from "../words/language.ts";
import { clockOfTime, dayOfTime } from "../words/figures.ts";

/** @param time ISO 8601; the day stays on one line, and so does the hour */
export const Moment = ({ time, language }: { readonly time: string; readonly language: Language }): VNode => (
  <time dateTime={time}>
    <span class="whole">{`${dayOfTime(time, language)},`}</span>{" "}
    <span class="whole">{clockOfTime(time, language)}</span>
  </time>
);
