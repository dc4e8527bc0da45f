import { z } from 'zod';
import { ScheduleTyped } from './schedule-typed.ts';

const Page = z.int().min(1).max(10_000).default(1);

/** A page of the routes and one of the counters. */
export const ListNetworkInput = z.strictObject({ page: Page, counterPage: Page }).prefault({});

export const RouteRef = z.strictObject({ routeId: z.uuid() });

export const CounterRef = z.strictObject({ counterId: z.uuid() });

export const ListSchedulesInput = z.strictObject({ page: Page }).prefault({});

export const ScheduleRef = z.strictObject({ scheduleId: z.uuid() });

/** scheduleId: of a schedule of the own operator, or drawn for a new one. */
export const SaveScheduleInput = z.strictObject({ ...ScheduleRef.shape, typed: ScheduleTyped });

/** seenVersion: of the draft that the preview showed. clashesAccepted: published although the coach is elsewhere then. */
export const PublishScheduleInput = z.strictObject({
  ...ScheduleRef.shape,
  seenVersion: z.int().min(1),
  clashesAccepted: z.boolean(),
});

/** A week of trips from a date on, so many runs at once; a date that has no trips near it is none. */
export const ListWeekInput = z
  .strictObject({
    from: z.iso
      .date()
      .nullable()
      .default(null)
      .transform((day) => (day && day >= '2000' && day < '2100' ? day : null)),
    page: Page,
  })
  .prefault({});
export type ListWeekInput = z.input<typeof ListWeekInput>;
