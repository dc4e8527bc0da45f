import { z } from 'zod';

const Text = z.string().max(120);
const mostRows = 40;

/** Fares as they were typed, by fareKey. */
const FaresTyped = z.record(z.string().max(160), Text);

/** A schedule as its owner types it, whole or with faults; read-schedule.ts says what is wrong. */
export const ScheduleTyped = z.strictObject({
  routeId: z.union([z.literal(''), z.uuid()]),
  coachId: z.union([z.literal(''), z.uuid()]),
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

/** Name of a fare in a form: by its places, so that it stays itself when the stops of the route change. */
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
