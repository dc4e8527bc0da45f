import type { DhakaDate } from '../dhaka.ts';
import type { Amenity, CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { Operator } from '../operator/operator.ts';
import type { Paisa } from '../money.ts';
import type { Place } from '../place/place.ts';
import type { ClassFares } from '../schedule/fares.ts';
import { addMinutes } from '../add-minutes.ts';
import type { Journey, StopPoint } from '../trip/trip.ts';

/** Coach that serves a searched journey, as a trip card shows it. */
export type TripOffer = Journey & {
  from: Pick<Place, 'placeId' | 'name'>;
  to: Pick<Place, 'placeId' | 'name'>;
  operator: Operator;
  coachNumber: string;
  /** Name painted on the coach; null where it is the company's name. */
  busName: string | null;
  coachType: CoachType;
  coachClass: CoachClass;
  routeName: Bilingual;
  /** Expected times, like those of the counters: the published ones plus `delayMinutes`. */
  departsAt: Date;
  arrivesAt: Date;
  delayMinutes: number;
  boarding: readonly StopPoint[];
  dropping: readonly StopPoint[];
  /** Fare of a seat, without the service charge; where fares differ by class, the lowest that is still available. */
  farePaisa: Paisa;
  /** Fare of each class, where a coach has several. */
  classFaresPaisa: ClassFares | null;
  /** Service charge of a seat, added to its fare. */
  serviceChargePaisa: Paisa;
  /** Price of a seat at `farePaisa`, shown and sorted by. */
  pricePaisa: Paisa;
  /** Price of a seat of each class, where a coach has several. */
  classPricesPaisa: ClassFares | null;
  /** Start of sale, while that is ahead; null once seats are on sale. */
  opensAt: Date | null;
  seatsLeft: number;
  seatCount: number;
  /** Parties on the waiting list of the coach. */
  waiting: number;
  facilities: readonly Amenity[];
  /** End and fee of the lowest refund tier that still applies. */
  refundTier: { until: Date; feeBasisPoints: number } | null;
};

/** Returns the published departure: a coach is searched and found by its day and hour, however late it runs. */
export const publishedDeparture = ({
  departsAt,
  delayMinutes,
}: Pick<TripOffer, 'departsAt' | 'delayMinutes'>): Date => addMinutes(departsAt, -delayMinutes);

/**
 * Day of the date strip with the lowest price among the seats that are left, null where there is none; soldOut: the
 * coaches that run have no seat left.
 */
export type DayFare = { date: DhakaDate; lowestPricePaisa: Paisa | null; soldOut: boolean };

/** Result of a search. */
export type SearchResult = {
  /** Coaches of the date asked for. */
  offers: readonly TripOffer[];
  /** Coaches after the following midnight, shown under a divider with the next date. */
  afterMidnight: readonly TripOffer[];
};

/** Two places that coaches connect, with the lowest price of a seat. */
export type OfferedRoute = { from: Place; to: Place; lowestPricePaisa: Paisa; departuresADay: number };

/** Alternatives where a search found nothing: other days of the same journey, other routes from and to its places. */
export type SearchAlternatives = { days: readonly DayFare[]; routes: readonly OfferedRoute[] };
