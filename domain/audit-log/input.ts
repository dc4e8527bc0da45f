import { z } from 'zod';
import { DhakaDate } from '../dhaka-date.ts';

// In a file of its own: pages that only show the log leave zod behind.

/** Names a stream of the log: of an account, a company or the portal. */
export const StreamName = z.string().max(200);

/** What an admin looks for in the audit log; what is left empty does not matter. */
export const LogFilter = z.strictObject({
  /** What it is about: a company or person by a part of the name, an e-mail, or a stream as it is written. */
  about: z.string().max(200),
  /** Who did it, in the same words. */
  who: z.string().max(200),
  /** What was done, in the word of the log: role-granted. */
  act: z.string().max(60),
  from: DhakaDate.nullable(),
  until: DhakaDate.nullable(),
});
export type LogFilter = z.infer<typeof LogFilter>;

/** Behind which entry a page begins: the newest first, and of one moment by stream and number. */
export const LogPlace = z.strictObject({ at: z.date(), stream: StreamName, entryNo: z.int().min(0) });
export type LogPlace = z.infer<typeof LogPlace>;

/** after: the last entry of the page before; null: the first page. */
export const ListActsInput = z.strictObject({ filter: LogFilter, after: LogPlace.nullable().default(null) });
export type ListActsInput = z.infer<typeof ListActsInput>;
