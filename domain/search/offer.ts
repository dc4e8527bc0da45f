import type { DhakaDate } from '../dhaka.ts';
import type { Amenity, CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { Operator } from '../operator/operator.ts';
import type { Paisa } from '../money.ts';
import type { Place } from '../place/place.ts';
import type { ClassFares } from '../schedule/fares.ts';
import { later } from '../trip/delay.ts';
import type { Journey, StopPoint } from '../trip/trip.ts';

/** One coach that goes where the traveller asks: what a trip card shows. */
export type TripOffer = Journey & {
  from: Pick<Place, 'placeId' | 'name'>;
  to: Pick<Place, 'placeId' | 'name'>;
  operator: Operator;
  coachNumber: string;
  /** Painted on the coach; null where that is the company's name. */
  busName: string | null;
  coachType: CoachType;
  coachClass: CoachClass;
  routeName: Bilingual;
  /** These and the times of the counters are expected now: published, and so much later. */
  departsAt: Date;
  arrivesAt: Date;
  delayMinutes: number;
  boarding: readonly StopPoint[];
  dropping: readonly StopPoint[];
  /** Of a seat, without the service charge; where classes cost different, the lowest that can still be had. */
  farePaisa: Paisa;
  /** The fare of each class, where a coach has several. */
  classFaresPaisa: ClassFares | null;
  /** Of a seat, on top of its fare. */
  serviceChargePaisa: Paisa;
  /** Price of such a seat: this is shown and sorted by. */
  pricePaisa: Paisa;
  /** Price of a seat of each class, where a coach has several. */
  classPricesPaisa: ClassFares | null;
  /** From when its seats are on sale, while that is ahead; null: they are. */
  opensAt: Date | null;
  seatsLeft: number;
  seatCount: number;
  /** Parties on the waiting list of the coach. */
  waiting: number;
  facilities: readonly Amenity[];
  /** Until when the mildest refund tier holds, and its fee. */
  refundTier: { until: Date; feeBasisPoints: number } | null;
};

/** When a coach was to leave: the day and hour under which it is searched and found, however late it runs. */
export const publishedDeparture = ({
  departsAt,
  delayMinutes,
}: Pick<TripOffer, 'departsAt' | 'delayMinutes'>): Date => later(departsAt, -delayMinutes);

/**
 * A day of the date strip with the lowest price of a seat that can still be had, null when there is none; soldOut: the
 * coaches that run have no seat left.
 */
export type DayFare = { date: DhakaDate; lowestPricePaisa: Paisa | null; soldOut: boolean };

/** The answer to a search. */
export type SearchResult = {
  /** Coaches of the date asked for. */
  offers: readonly TripOffer[];
  /** Coaches after the coming midnight, under a divider naming the next date. */
  afterMidnight: readonly TripOffer[];
};

/** Two places that coaches connect, with the lowest price of a seat. */
export type OfferedRoute = { from: Place; to: Place; lowestPricePaisa: Paisa; departuresADay: number };

/** Alternatives where a search found nothing: other days of the same journey, other routes from and to its places. */
export type SearchAlternatives = { days: readonly DayFare[]; routes: readonly OfferedRoute[] };
