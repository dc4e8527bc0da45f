import { z } from 'zod';
import { RowId } from '../row-id.ts';
import { ScheduleTyped } from './schedule-typed.ts';

const Page = z.int().min(1).max(10_000).default(1);

export const ListSchedulesInput = z.strictObject({ page: Page }).prefault({});

export const ScheduleRef = z.strictObject({ scheduleId: RowId });

/** Schedule to save. scheduleId: of a schedule of the same operator, or generated for a new one. */
export const SaveScheduleInput = z.strictObject({ ...ScheduleRef.shape, typed: ScheduleTyped });

/**
 * Draft to publish. seenVersion: the version that the preview showed. clashesAccepted: publish despite clashes of the
 * coach.
 */
export const PublishScheduleInput = z.strictObject({
  ...ScheduleRef.shape,
  seenVersion: z.int().min(1),
  clashesAccepted: z.boolean(),
});
