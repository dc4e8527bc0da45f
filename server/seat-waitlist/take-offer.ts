import { holdSeatsCall } from '@poth/domain/booking/api.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { TakeOfferInput } from '@poth/domain/seat-waitlist/input.ts';
import { holdOffered } from '../booking/hold-offered.ts';
import { call } from '../call.ts';
import { readPlace } from './read-place.ts';

/**
 * Takes the seats offered to a place: they are held for the browser that brings its link, and the purchase goes on as
 * usual. Repeating it takes them once. Returns the booking.
 */
export const takeOffer = call(
  {
    gate: 'everybody',
    input: TakeOfferInput,
    problems: [
      ...problemsIn(holdSeatsCall.responses),
      'not-found',
      'offer-over', // it has run out, or was declined
    ],
  },
  async function takeOffer(
    context,
    { token, language, key },
  ): Promise<{ tripId: string; bookingId: string }> {
    const { deps } = context;
    const { tripId, fromStopNo, toStopNo, offer, bookingId, phone } = await readPlace(deps, deps.db, token);
    if (bookingId) return { tripId, bookingId };
    if (!offer) throw new Problem('offer-over');
    const { seatNos } = offer;
    const input = { tripId, fromStopNo, toStopNo, seatNos: [...seatNos], language, key };
    const held = await holdOffered(context, input, {
      phone,
      readOffer: async () => {
        const { entryId, offer: open } = await readPlace(deps, deps.db, token);
        if (open?.offerId !== offer.offerId) throw new Problem('offer-over');
        return { ...open, entryId };
      },
    });
    return { tripId, bookingId: held.bookingId };
  },
);
