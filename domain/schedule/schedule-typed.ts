import { z } from 'zod';
import { RowId } from '../row-id.ts';

/** Most letters of a typed field that are read: the name of dated fares may be as long, nothing else is right that long. */
export const longestScheduleText = 120;
const Text = z.string().max(longestScheduleText);
const mostRows = 40;

/** Fares as they were typed, by `fareKey`. */
const FaresTyped = z.record(z.string().max(160), Text);

/** Schedule as its owner typed it, complete or with faults; `readSchedule` reports the faults. */
export const ScheduleTyped = z.strictObject({
  routeId: z.union([z.literal(''), RowId]),
  coachId: z.union([z.literal(''), RowId]),
  departureTime: Text,
  reportingMinutes: Text,
  /** 0 for Sunday. */
  weekdays: z.array(z.int().min(0).max(6)).max(7),
  from: Text,
  until: Text,
  datesOff: z.array(Text).max(mostRows),
  extraDates: z.array(Text).max(mostRows),
  otherTimes: z.array(z.strictObject({ date: Text, time: Text })).max(mostRows),
  fares: FaresTyped,
  windows: z.array(z.strictObject({ name: Text, from: Text, until: Text, fares: FaresTyped })).max(12),
});
export type ScheduleTyped = z.infer<typeof ScheduleTyped>;

/** Builds the name of a fare's field from its places, so that it stays the same when the stops of the route change. */
export const fareKey = (fromPlaceId: string, toPlaceId: string, coachClass: string): string =>
  `${fromPlaceId}>${toPlaceId}@${coachClass}`;

export const noSchedule: ScheduleTyped = {
  routeId: '',
  coachId: '',
  departureTime: '',
  reportingMinutes: '',
  weekdays: [0, 1, 2, 3, 4, 5, 6],
  from: '',
  until: '',
  datesOff: [],
  extraDates: [],
  otherTimes: [],
  fares: {},
  windows: [],
};
