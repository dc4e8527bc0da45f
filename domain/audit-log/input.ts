import { z } from 'zod';
import { DhakaDate } from '../dhaka-date.ts';

// Kept apart from log.ts: pages that only show the log load no zod.

/** Names a stream of the log: of an account, a company or the portal. */
export const StreamName = z.string().max(200);

/** Filters the audit log; an empty field filters nothing. */
export const LogFilter = z.strictObject({
  /** Subject of the entries: a company or person by a part of the name, an e-mail, or a stream as it is written. */
  about: z.string().max(200),
  /** Author of the entries, in the same words. */
  who: z.string().max(200),
  /** Act in the word of the log: role-granted. */
  act: z.string().max(60),
  from: DhakaDate.nullable(),
  until: DhakaDate.nullable(),
});
export type LogFilter = z.infer<typeof LogFilter>;

/** Behind which entry a page begins: the newest first, and of one moment by stream and number, the highest first. */
export const LogPlace = z.strictObject({ at: z.date(), stream: StreamName, entryNo: z.int().min(0) });
export type LogPlace = z.infer<typeof LogPlace>;

/** after: the last entry of the page before; null: the first page. */
export const ListActsInput = z.strictObject({ filter: LogFilter, after: LogPlace.nullable().default(null) });
export type ListActsInput = z.infer<typeof ListActsInput>;
