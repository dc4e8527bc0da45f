import { formatTime } from '@poth/domain/dhaka.ts';
import { countText, digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, type Paisa } from '@poth/domain/money.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { offerTimes, type WaitlistPlace } from '@poth/domain/seat-waitlist/waitlist.ts';
import { drawKey } from '../shell/form-key.ts';
import { coachListAddress, seatMapAddress, waitlistAddress } from './addresses-of.ts';
import { journeyLine } from './waitlist-view.ts';

type Viewed = { place: WaitlistPlace; trip: TripOffer; pricePaisa: Paisa };

/** Prepares a place for its page. buyer: a new buyer for the form to carry, if the browser has none. */
export const placeView = ({ place, trip, pricePaisa }: Viewed, language: Language, buyer: string | null) => {
  const { offer, state, seatCount, bookingId } = place;
  const waits = state === 'ended' ? ('ended' as const) : ('waiting' as const);
  return {
    about: journeyLine(trip, language),
    list: coachListAddress(trip),
    waitlist: waitlistAddress(place),
    state: offer ? ('offered' as const) : waits,
    seats: offer && offer.seatNos.join(', '),
    price: formatMoney(pricePaisa, language),
    until: offer && formatTime(offer.offeredUntil, language),
    ahead: countText(place.ahead, language),
    seatCount,
    wanted: digits(seatCount, language),
    isNotice: place.wants === 'notice',
    onlyWomen: place.onlyWomen,
    minutes: digits(offerTimes.minutes, language),
    declineMinutes: digits(offerTimes.declineMinutes, language),
    map: state === 'waiting' && trip.seatsLeft >= seatCount ? seatMapAddress(trip) : null,
    seatsLeft: digits(trip.seatsLeft, language),
    because: place.endedBecause,
    checkout: bookingId && `/checkout/${place.tripId}/${bookingId}`,
    key: drawKey(),
    buyer,
  };
};

export type PlaceView = ReturnType<typeof placeView>;
