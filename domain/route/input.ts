import { z } from 'zod';

const Page = z.int().min(1).max(10_000).default(1);

/** Routes and counters, so many at once each. */
export const ListNetworkInput = z.strictObject({ page: Page, counterPage: Page });
export type ListNetworkInput = z.input<typeof ListNetworkInput>;

export const RouteRef = z.strictObject({ routeId: z.uuid() });
export type RouteRef = z.infer<typeof RouteRef>;

export const CounterRef = z.strictObject({ counterId: z.uuid() });
export type CounterRef = z.infer<typeof CounterRef>;

export const ListSchedulesInput = z.strictObject({ page: Page });
export type ListSchedulesInput = z.input<typeof ListSchedulesInput>;

export const ScheduleRef = z.strictObject({ scheduleId: z.uuid() });
export type ScheduleRef = z.infer<typeof ScheduleRef>;

/** seenVersion: of the draft that the preview showed. clashesAccepted: published although the coach is elsewhere then. */
export const PublishScheduleInput = z.strictObject({
  ...ScheduleRef.shape,
  seenVersion: z.int().min(1),
  clashesAccepted: z.boolean(),
});
export type PublishScheduleInput = z.infer<typeof PublishScheduleInput>;

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
