import { z } from 'zod';
import { ScheduleTyped } from './schedule-typed.ts';

const Page = z.int().min(1).max(10_000).default(1);

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
