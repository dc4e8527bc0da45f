import { z } from 'zod';
import { DhakaDate } from '../dhaka.ts';
import { languages } from '../language.ts';
import { RowId } from '../row-id.ts';
import { TripId } from '../trip/journey.ts';
import { marksAtOnce } from './boarding.ts';

/** Ways to identify a ticket: by its code, or by hand from its seat. */
const markWays = ['code', 'hand'] as const;

const Made = {
  /** Id made on the phone: a mark that is sent twice counts once. */
  scanId: RowId,
  ticketId: RowId,
  way: z.enum(markWays),
  /** Time by the phone's clock, corrected by the server's time in the lists that it has read. */
  at: z.iso.datetime(),
};

/** Mark made at the door: a ticket let in, or an earlier mark undone. */
export const BoardingMark = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('board'), ...Made }),
  z.strictObject({ kind: z.literal('undo'), ...Made, undoes: RowId }),
]);
export type BoardingMark = z.infer<typeof BoardingMark>;

/** Marks in the order in which they were made. */
export const MarkBoardingInput = z.strictObject({
  tripId: TripId,
  deviceId: z.string().regex(/^[\w-]{4,64}$/),
  marks: z.array(BoardingMark).min(1).max(marksAtOnce),
});
export type MarkBoardingInput = z.infer<typeof MarkBoardingInput>;

export const LeaveStopInput = z.strictObject({ tripId: TripId, stopNo: z.int().min(0).max(99) });
export type LeaveStopInput = z.infer<typeof LeaveStopInput>;

/** Service date; by default today in Dhaka. */
export const ListManifestsInput = z
  .strictObject({ date: DhakaDate.nullish(), page: z.int().min(1).max(1000).default(1) })
  .prefault({});

/** A passenger list as a file, in a language. */
export const ManifestFileInput = z.strictObject({ tripId: TripId, language: z.enum(languages) });

/** Position of the phone of staff aboard, to a thousandth of a degree (about 100 m), and its age. */
export const SharePositionInput = z.strictObject({
  tripId: TripId,
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
  ageMs: z.int().min(0).max(600_000),
});
export type SharePositionInput = z.infer<typeof SharePositionInput>;
