import { z } from 'zod';
import { RowId } from '../row-id.ts';

/** Signed token of a place, as it was issued. */
export const PlaceToken = z.string().max(300);

export const RoomInput = z.strictObject({ roomId: RowId });
export type RoomInput = z.infer<typeof RoomInput>;

export const TakePlaceInput = z.strictObject({
  ...RoomInput.shape,
  /** Token that the browser already has: a place is not given twice. */
  place: PlaceToken.nullish(),
  /**
   * True where the browser has proved its number by a code: its place follows from the number. An account's number
   * needs no such flag.
   */
  hasProvenNumber: z.boolean().default(false),
});
export type TakePlaceInput = z.input<typeof TakePlaceInput>;

/** Place whose position is asked for. The page of a browser reads its cookie itself: portal/waiting-pages.ts. */
export const ViewPlaceInput = z.strictObject({ ...RoomInput.shape, place: PlaceToken });
export type ViewPlaceInput = z.infer<typeof ViewPlaceInput>;

export const EnterSaleInput = z.strictObject({
  ...RoomInput.shape,
  /** Absent: the token in the browser's cookie. */
  place: PlaceToken.nullish(),
});
export type EnterSaleInput = z.infer<typeof EnterSaleInput>;

/** Minutes for which a lot waits for the public value that was announced. */
export const valueWaitMinutes = 5;

/** Room to be set up, or switched on or off, for an opening. */
export const SwitchRoomInput = z.strictObject({
  serviceDate: z.string().max(10),
  reach: z.enum(['own', 'all']),
  isOn: z.boolean(),
  /** Source of a public value that nobody can know when places close; empty: none. */
  valueSource: z.string().max(300).default(''),
});
export type SwitchRoomInput = z.input<typeof SwitchRoomInput>;

export const EnterValueInput = z.strictObject({
  ...RoomInput.shape,
  value: z.string().trim().min(1).max(200),
});
export type EnterValueInput = z.infer<typeof EnterValueInput>;

export const ListRoomsInput = z.strictObject({ reach: z.enum(['own', 'all']) });
