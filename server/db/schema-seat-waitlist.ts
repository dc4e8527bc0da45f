import type { Generated, JSONColumnType } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { EndReason, EntryState, OfferState } from '@poth/domain/seat-waitlist/lifecycle.ts';
import type { PlaceKind } from '@poth/domain/seat-waitlist/waitlist.ts';

/** The tables of waiting lists for seats. */
export type SeatWaitlistSchema = {
  waitlistEntry: {
    tripId: string;
    entryId: string;
    fromStopNo: number;
    toStopNo: number;
    wants: Generated<PlaceKind>;
    seatCount: number;
    onlyWomen: boolean;
    phone: string;
    device: string;
    language: Language;
    state: Generated<EntryState>;
    endedBecause: EndReason | null;
    joinedAt: Generated<Date>;
    queuedAt: Generated<Date>;
    offersUntil: Date;
  };
  seatOffer: {
    tripId: string;
    offerId: string;
    entryId: string;
    freeingId: string;
    seatNos: JSONColumnType<string[]>;
    fromStopNo: number;
    toStopNo: number;
    state: Generated<OfferState>;
    offeredAt: Generated<Date>;
    offeredUntil: Date;
    endedAt: Date | null;
    bookingId: string | null;
  };
  waitlistDay: { serviceDate: DhakaDate; subject: string; places: number; lapsed: Generated<number> };
};
