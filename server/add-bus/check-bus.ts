import { type BusFaults, type NewBus, readBus } from '@poth/domain/add-bus/add-bus.ts';
import type { BusTyped } from '@poth/domain/add-bus/add-bus-input.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { personOf } from '@poth/domain/identity/actor.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Context } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { findLayout, hasSeatPlan } from '../fleet/find-layout.ts';
import { readOfferedCounters } from '../network/counter-store.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { readRoads } from '../schedule/known-roads.ts';
import { redrawImage, storeImage } from '../storage/picture.ts';
import { type CountersAsked, chooseCounters, counterPhoneOf } from './add-bus-counters.ts';

/** Bus as far as it can be checked before its company's plans are locked. */
export type CheckedBus = {
  bus: NewBus;
  layout: SeatLayout;
  countersAsked: CountersAsked;
  imageKey: string | null;
  places: readonly Place[];
  now: Date;
};

/** Refuses a bus. Problems: invalid-input, with the faults by field. */
export const refuseBus = (faults: BusFaults): never => {
  throw new Problem('invalid-input', { faults });
};

/**
 * Checks a typed bus, and stores its picture. Problems: invalid-input; not-found for a plan or counter that is not the
 * company's.
 */
export const checkBus = async (
  { deps, actor }: Context,
  operatorId: string,
  typed: BusTyped,
): Promise<CheckedBus> => {
  const { db, objects, settings } = deps;
  const now = await databaseNow(db);
  const places = await cachedPlaces(deps)();
  const known = { now, today: dhakaDate(now), places, roads: await readRoads(db, operatorId) };
  const read = readBus(typed, known);
  const faults: BusFaults = 'faults' in read ? { ...read.faults } : {};
  const layout = await findLayout(db, operatorId, typed.seatPlan);
  if (!layout && typed.seatPlan) {
    if (!(await hasSeatPlan(db, operatorId, typed.seatPlan))) throw new Problem('not-found');
    faults.seatPlan = 'seat-plan-unknown';
  }
  const picture = typed.image?.byteLength ? await redrawImage(typed.image) : undefined;
  if (picture && 'fault' in picture) faults.image = picture.fault;
  if ('faults' in read || !layout) return refuseBus(faults);

  const { bus } = read;
  const counterPhone = counterPhoneOf(personOf(actor).phone, settings.company());
  const countersAsked = { typed, ends: bus, counterPhone };
  const counters = chooseCounters(await readOfferedCounters(db, operatorId), countersAsked);
  if ('faults' in counters) return refuseBus({ ...faults, ...counters.faults });
  if (Object.keys(faults).length > 0) return refuseBus(faults);
  const imageKey = picture && 'webp' in picture ? await storeImage(objects, picture.webp) : null;
  return { bus, layout, countersAsked, imageKey, places, now };
};
