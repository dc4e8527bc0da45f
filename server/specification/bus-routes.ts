import { createHash } from 'node:crypto';
import { personOf } from '@poth/domain/identity/actor.ts';
import { findPlaceOrCounter } from '@poth/domain/place/find-counter.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { readCriteria } from '@poth/domain/search/criteria.ts';
import {
  fromAndToCall,
  type ListingInput,
  listBusCall,
  searchDataCall,
  uploadImageCall,
} from '@poth/domain/specification/bus-api.ts';
import { coachTypeOf, isPlaceholder, listingFaults, typedBusOf } from '@poth/domain/specification/listing.ts';
import { tripRecordOf } from '@poth/domain/specification/trip-record.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';
import { isOwn } from './as-not-found.ts';

/** Derives the idempotency key, which a listing does not have: the same listing of the same person gets the same key. */
const keyOf = (userId: string, listing: ListingInput): string => {
  const hash = createHash('sha256')
    .update(JSON.stringify([userId, listing]))
    .digest('hex');
  return hash.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-8$4-$5');
};

const inItsNames = (thrown: unknown): never => {
  if (!isProblem(thrown) || thrown.code !== 'invalid-input') throw thrown;
  const faults = thrown.fields.faults as Record<string, string>;
  throw new Problem('invalid-input', { faults: listingFaults(faults) });
};

/** The specification's calls about buses and trips. */
export const busRoutes = (portal: Portal, publicUrl: string) =>
  contractApp()
    .openapi(uploadImageCall, async (c) => {
      const { image } = c.req.valid('form');
      const content = new Uint8Array(await image.arrayBuffer());
      const { imageId: id } = await portal.fleet.uploadCoachImage(c.var.actor, content);
      const url = `${publicUrl}/coach-images/${id}`;
      return c.json(
        { data: { id, url, display_url: url }, success: true as const, status: 200 as const },
        200,
      );
    })
    .openapi(listBusCall, async (c) => {
      const { actor } = c.var;
      const listing = c.req.valid('json');
      const person = personOf(actor);
      if (!isOwn(listing.email, person)) throw new Problem('not-found');
      const key = keyOf(person.userId, listing);
      const image = await portal.fleet.claimCoachImage(actor, key);
      const added = await portal.addBus.addBus(actor, typedBusOf(listing, { key, image })).catch(inItsNames);
      const insertedId = added.tripIds[0] ?? added.scheduleId;
      return c.json({ acknowledged: true as const, insertedId }, 200);
    })
    .openapi(fromAndToCall, async (c) => {
      const routes = await portal.search.listRoutes(c.var.actor);
      return c.json({ data: routes.map(({ from, to }) => ({ From: from.name.en, To: to.name.en })) }, 200);
    })
    .openapi(searchDataCall, async (c) => {
      const { from = null, to = null, date = null, coachType } = c.req.valid('query');
      if (isPlaceholder({ from, to, date })) return c.json({ data: [] }, 200);
      const [places, counters] = await Promise.all([
        portal.place.listPlaces(c.var.actor),
        portal.place.listCounterNames(c.var.actor),
      ]);
      const read = readCriteria(
        { from, to, date, coachType: coachTypeOf(coachType) ?? null },
        (typed) => findPlaceOrCounter(places, counters, typed)?.place,
        new Date(),
      );
      if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
      const { offers } = await portal.search.searchTrips(c.var.actor, read.criteria);
      const seats = await portal.seating.listSeats(
        c.var.actor,
        offers.map(({ tripId }) => tripId),
      );
      const data = offers.flatMap((offer) => {
        const ofTrip = seats.get(offer.tripId);
        return ofTrip ? [tripRecordOf(offer, ofTrip)] : [];
      });
      return c.json({ data }, 200);
    });
