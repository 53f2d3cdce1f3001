/**
 * The running mass of a year against its limit as a picture: steps by day of release, the limit and 90 % of it, the day on
 * which it was passed, and the year as it was first recorded. Lines stretch with the window and keep their width; texts
 * keep their size.
 */
import type { VNode } from "preact";
import { dayNumber, dayOf } from "../../../../domain/imports/days.ts";
import type { DayReached } from "../../../../domain/imports/threshold/threshold.ts";
import { type Decimal, times, toJsonNumber } from "../../../../kernel/decimal.ts";
import type { CalendarDay } from "../../../../kernel/time/calendar.ts";
import { longDay } from "../../../../web/words/figures.ts";
import { type Language, locales } from "../../../../web/words/language.ts";
import { yearTexts } from "../../texts/year.ts";
import { tonnes } from "../shown.ts";
import type { MassView } from "./year_view.ts";

const size = 1_000;
/** Share of the picture's height above the names of the months, in percent. */
const plotHeight = 90;
/** A sum far above the limit leaves the picture: the limit stays in its middle. */
const mostLimits = 2;
const least = 1.2;
const headroom = 1.05;
const monthsOfYear = 12;
/** Up to here there is no place for a day on the left of its line, where the sum has not been yet. */
const leftQuarter = 0.3;
/** Share of the width that names of limits take at the left edge, and of 90 % of the limit at which the lower one begins. */
const leftNames = 0.12;
const namesBelow = 0.85;

/** Places of a picture, in thousandths of its width and height. */
interface Scale {
  readonly x: (day: CalendarDay) => number;
  readonly y: (tonnes: number) => number;
  /** Tonnes at the upper edge. */
  readonly top: number;
}

const number = (value: Decimal): number => toJsonNumber(value);

const scaleOf = ({ threshold: { year, totalT, threshold } }: MassView): Scale => {
  const first = dayNumber(dayOf(year, 1, 1));
  const days = dayNumber(dayOf(year + 1, 1, 1)) - first;
  const limit = number(threshold.tonnes);
  const top = Math.min(limit * mostLimits, Math.max(limit * least, number(totalT) * headroom));
  return {
    x: (day) => (dayNumber(day) - first) / days * size,
    y: (value) => size - value / top * size,
    top,
  };
};

const at = (value: number): string => value.toFixed(1);

/** A step for each day from the year's beginning to a day; above the picture the line stays just outside of it. */
const steps = (ends: ReadonlyArray<DayReached>, { x, y, top }: Scale, until: CalendarDay): string => {
  const height = (value: Decimal): string => at(y(Math.min(number(value), top * headroom)));
  const parts = ends.map(({ day, runningT }) => `H${at(x(day))}V${height(runningT)}`);
  return `M0 ${size}${parts.join("")}H${at(Math.max(x(until), 0))}`;
};

const percent = (thousandths: number): string => `${(thousandths / size * 100).toFixed(2)}%`;
const inPlot = (thousandths: number): string => `${(thousandths / size * plotHeight).toFixed(2)}%`;

const monthNames = (language: Language): ReadonlyArray<string> =>
  Array.from(
    { length: monthsOfYear },
    (_, month) =>
      new Intl.DateTimeFormat(locales[language], { month: "narrow", timeZone: "UTC" })
        .format(Date.UTC(2026, month, 1)),
  );

const Passed = ({ day, scale, language }: {
  readonly day: CalendarDay;
  readonly scale: Scale;
  readonly language: Language;
}): VNode => {
  const x = scale.x(day);
  const isRight = x > size * leftQuarter;
  return (
    <>
      <line class="passed" x1={percent(x)} x2={percent(x)} y1="0" y2={`${plotHeight}%`} />
      <text
        class="passed"
        x={percent(x)}
        y="1.1em"
        dx={isRight ? "-8" : "12"}
        text-anchor={isRight ? "end" : "start"}
      >
        {longDay(day, language)}
      </text>
    </>
  );
};

/** True if the line climbs through the limit's names where they usually stand, at the picture's left edge. */
const climbsEarly = (ends: ReadonlyArray<DayReached>, warnT: number, { x }: Scale): boolean =>
  ends.some(({ day, runningT }) => number(runningT) > warnT * namesBelow && x(day) < size * leftNames);

/** The picture; `until` is the day up to which the line goes. */
export const MassPicture = ({ mass, until, language }: {
  readonly mass: MassView;
  readonly until: CalendarDay;
  readonly language: Language;
}): VNode => {
  const texts = yearTexts[language];
  const { threshold: { threshold, totalT, passedOn }, ends, first } = mass;
  const scale = scaleOf(mass);
  const warnT = times(threshold.tonnes, threshold.warnShare);
  const [limitY, warnY] = [scale.y(number(threshold.tonnes)), scale.y(number(warnT))];
  const limit = tonnes(threshold.tonnes, language);
  const names = climbsEarly(ends, number(warnT), scale)
    ? { "x": "100%", "dx": "-4", "text-anchor": "end" }
    : { "x": "4" };
  const label = texts.picture(tonnes(totalT, language), limit, passedOn && longDay(passedOn.day, language));
  return (
    <figure class="mass">
      <svg role="img" aria-label={label} width="100%" height="100%">
        <svg
          aria-hidden="true"
          width="100%"
          height={`${plotHeight}%`}
          viewBox={`0 0 ${size} ${size}`}
          preserveAspectRatio="none"
        >
          <rect class="over" x="0" y="0" width={size} height={at(limitY)} />
          <line class="warn" x1="0" x2={size} y1={at(warnY)} y2={at(warnY)} />
          <line class="limit" x1="0" x2={size} y1={at(limitY)} y2={at(limitY)} />
          {first === undefined ? null : <path class="first" d={steps(first, scale, until)} />}
          <path class="running" d={steps(ends, scale, until)} />
          <line class="axis" x1="0" x2={size} y1={size} y2={size} />
        </svg>
        {passedOn === undefined ? null : <Passed day={passedOn.day} scale={scale} language={language} />}
        <text class="limit" {...names} y={inPlot(limitY)} dy="-5">{`${limit} t`}</text>
        <text {...names} y={inPlot(warnY)} dy="15">{`${tonnes(warnT, language)} t`}</text>
        {monthNames(language).map((name, month) => (
          <text x={percent((month + 0.5) / monthsOfYear * size)} y="98%" text-anchor="middle">{name}</text>
        ))}
      </svg>
      <figcaption>
        <span class="key running">{texts.legendRunning}</span>
        {first === undefined ? null : <span class="key first">{texts.legendFirst}</span>}
        <span class="key limit">{texts.legendLimit(limit)}</span>
        <span class="key warn">{texts.legendWarn(tonnes(warnT, language))}</span>
        {number(totalT) > scale.top ? <span>{texts.goesOn(tonnes(totalT, language))}</span> : null}
      </figcaption>
    </figure>
  );
};
