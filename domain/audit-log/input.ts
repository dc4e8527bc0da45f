import { z } from 'zod';
import { DhakaDate } from '../dhaka-date.ts';

// Separate from log.ts, so that pages that only show the log do not load zod.

/** Names a stream of the log: of an account, a company or the portal. */
export const StreamName = z.string().max(200);

/** Filters the audit log; an empty field filters nothing. */
export const LogFilter = z.strictObject({
  /** Subject of the entries: a company or person by a part of the name, an e-mail, or a stream as it is written. */
  about: z.string().max(200),
  /** Author of the entries, given in the same ways as `about`. */
  who: z.string().max(200),
  /** Act by its name in the log: role-granted. */
  act: z.string().max(60),
  from: DhakaDate.nullable(),
  until: DhakaDate.nullable(),
});
export type LogFilter = z.infer<typeof LogFilter>;

/**
 * Entry after which a page begins. Newest entries come first; those of one instant by stream and number, the highest
 * first.
 */
export const LogPlace = z.strictObject({ at: z.date(), stream: StreamName, entryNo: z.int().min(0) });
export type LogPlace = z.infer<typeof LogPlace>;

/** after: the last entry of the page before; null: the first page. */
export const ListActsInput = z.strictObject({ filter: LogFilter, after: LogPlace.nullable().default(null) });
export type ListActsInput = z.infer<typeof ListActsInput>;
