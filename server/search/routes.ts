import { Problem } from '@poth/domain/problem.ts';
import { searchTripsCall, viewSeatMapCall, viewTripCall } from '@poth/domain/search/api.ts';
import { readCriteria } from '@poth/domain/search/criteria.ts';
import { listPlacesCall } from '@poth/domain/place/api.ts';
import { findPlaceOrCounter } from '@poth/domain/place/find-counter.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { presentStopPoint } from '@poth/domain/trip/stop-point-view.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';

const presentOffer = (offer: TripOffer) => ({
  tripId: offer.tripId,
  fromStopNo: offer.fromStopNo,
  toStopNo: offer.toStopNo,
  operator: { slug: offer.operator.slug, name: offer.operator.name },
  coachNumber: offer.coachNumber,
  busName: offer.busName,
  coachType: offer.coachType,
  coachClass: offer.coachClass,
  departsAt: offer.departsAt.toISOString(),
  arrivesAt: offer.arrivesAt.toISOString(),
  delayMinutes: offer.delayMinutes,
  farePaisa: offer.farePaisa,
  serviceChargePaisa: offer.serviceChargePaisa,
  pricePaisa: offer.pricePaisa,
  classFaresPaisa: offer.classFaresPaisa,
  opensAt: offer.opensAt?.toISOString() ?? null,
  seatsLeft: offer.seatsLeft,
});

const presentPlace = ({ placeId, name }: TripOffer['from']) => ({ placeId, name });
const presentTrip = (offer: TripOffer) => ({
  ...presentOffer(offer),
  from: presentPlace(offer.from),
  to: presentPlace(offer.to),
  routeName: offer.routeName,
  seatCount: offer.seatCount,
  facilities: [...offer.facilities],
  boarding: offer.boarding.map(presentStopPoint),
  dropping: offer.dropping.map(presentStopPoint),
  refundTier: offer.refundTier && {
    until: offer.refundTier.until.toISOString(),
    feeBasisPoints: offer.refundTier.feeBasisPoints,
  },
});

/** Routes of the search, and of the seat map that a search leads to. */
export const searchRoutes = ({ place, search, seating }: Portal) =>
  contractApp()
    .openapi(listPlacesCall, async (c) => {
      const places = await place.listPlaces(c.var.actor);
      return c.json(
        {
          places: places.map(({ placeId, name, district, aliases }) => ({
            placeId,
            name,
            district,
            aliases: [...aliases],
          })),
        },
        200,
      );
    })
    .openapi(viewTripCall, async (c) => {
      const { from: fromStopNo, to: toStopNo } = c.req.valid('query');
      const offer = await search.viewOffer(c.var.actor, {
        tripId: c.req.valid('param').tripId,
        fromStopNo,
        toStopNo,
      });
      return c.json(presentTrip(offer), 200);
    })
    .openapi(searchTripsCall, async (c) => {
      const [places, counters] = await Promise.all([
        place.listPlaces(c.var.actor),
        place.listCounterNames(c.var.actor),
      ]);
      const { period = null, coachType = null, ...input } = c.req.valid('query');
      const read = readCriteria(
        { ...input, period, coachType },
        (typed) => findPlaceOrCounter(places, counters, typed)?.place,
        new Date(),
      );
      if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
      const { offers, afterMidnight } = await search.searchTrips(c.var.actor, read.criteria);
      return c.json(
        { offers: offers.map(presentOffer), afterMidnight: afterMidnight.map(presentOffer) },
        200,
      );
    })
    .openapi(viewSeatMapCall, async (c) => {
      const { from: fromStopNo, to: toStopNo } = c.req.valid('query');
      const { tripId } = c.req.valid('param');
      const map = await seating.viewSeatMap(c.var.actor, { tripId, fromStopNo, toStopNo });
      const { rows, upperFrom = null } = map.layout;
      const { seats, marks } = map;
      return c.json({ rows: rows.map((row) => [...row]), upperFrom, seats, marks }, 200);
    });
