import { createHash, randomUUID } from 'node:crypto';
import { type Actor, personOf } from '@poth/domain/identity/actor.ts';
import { canAddBuses } from '@poth/domain/identity/policy.ts';
import { dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { type BusFaults, type NewBus, readBus } from '@poth/domain/add-bus/add-bus.ts';
import { classOfCoach } from '@poth/domain/fleet/coach-class.ts';
import { datesOf } from '@poth/domain/add-bus/add-bus-days.ts';
import { AddBusInput, type BusTyped } from '@poth/domain/add-bus/add-bus-input.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call, type Context } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { redrawImage, storeImage } from '../storage/picture.ts';
import { readOfferedCounters, readOwnCounter, saveOwnCounter } from '../network/counter-store.ts';
import { findLayout } from '../fleet/find-layout.ts';
import { readSeatPlan } from '../fleet/store.ts';
import { keptPlaces } from '../place/list-places.ts';
import { lockVerified } from '../operator/store.ts';
import { chooseCounters, counterPhoneOf } from './add-bus-counters.ts';
import { roadsOf } from '../schedule/known-roads.ts';
import * as store from './add-bus-store.ts';
import { saleDates } from '../schedule/keep-trips-filled.ts';
import { publishTrips } from '../schedule/publish-trips.ts';

export type AddedBus = {
  scheduleId: string;
  /** The trips that are on sale now; later ones follow as their sale opens. */
  tripIds: string[];
};

type Ready = {
  scheduleId: string;
  formHash: string;
  operatorId: string;
  bus: NewBus;
  layout: SeatLayout;
  counters: Exclude<ReturnType<typeof chooseCounters>, { faults: BusFaults }>;
  imageKey: string | null;
};

const refuse = (faults: BusFaults): never => {
  throw new Problem('invalid-input', { faults });
};

const hashOf = ({ image, ...typed }: BusTyped): string => {
  const picture = image && createHash('sha256').update(image).digest('hex');
  return createHash('sha256')
    .update(JSON.stringify([typed, picture]))
    .digest('hex');
};

/** Whether this very form was taken before. Problems: key-reused for another form with its key. */
const isMade = (
  made: Awaited<ReturnType<typeof store.readMade>>,
  { operatorId, formHash }: Pick<Ready, 'operatorId' | 'formHash'>,
): boolean => {
  if (made && (made.operatorId !== operatorId || made.formHash !== formHash)) throw new Problem('key-reused');
  return made !== undefined;
};

/** Coach, counters, route and schedule of a bus, all or none. */
const writeBus = async (tx: Tx, actor: Actor, ready: Ready, saleOpensDays: number): Promise<void> => {
  const { operatorId, scheduleId, bus, layout, counters, imageKey, formHash } = ready;
  const company = await lockVerified(tx, operatorId);
  if (!company) throw new Problem('operator-unverified');
  if (isMade(await store.readMade(tx, scheduleId), ready)) return;

  const { coachType, facilities, busNumber: coachNumber, runningMinutes } = bus;
  const known = await store.readCoach(tx, operatorId, coachNumber);
  if (known && (known.coachType !== coachType || known.layout.layoutId !== layout.layoutId))
    refuse({ busNumber: 'coach-differs' });
  const departures = datesOf(bus, saleOpensDays).map((date) => dhakaInstant(date, bus.departureMinute));
  const leaving = { operatorId, coachNumber, departures, runningMinutes };
  if (known && (await store.isOnTheRoad(tx, { ...leaving, coachId: known.coachId })))
    refuse({ busNumber: 'coach-busy' });

  const coachId = known?.coachId ?? randomUUID();
  const busName = Object.values(company).includes(bus.busName) ? null : bus.busName;
  const coachClass = classOfCoach(layout, coachType);
  await store.writeCoach(tx, {
    coachId,
    operatorId,
    coachNumber,
    coachType,
    coachClass,
    layout,
    facilities,
    busName,
    imageKey,
  });
  const { boarding, dropping } = counters;
  for (const { counter, isNew } of [boarding, dropping])
    if (isNew) await saveOwnCounter(tx, operatorId, counter);
    else if ((await readOwnCounter(tx, counter.counterId))?.retiredAt !== null)
      throw new Problem('not-found');
  const counterIds = [boarding.counter.counterId, dropping.counter.counterId] as const;
  const routeId = await store.ensureRoute(tx, { ...bus, operatorId, counterIds });
  await store.writeSchedule(tx, { scheduleId, routeId, coachId, formHash, bus });
  const { from, to, validFrom, validUntil, farePaisa } = bus;
  await recordAct(tx, actor, {
    stream: `operator:${operatorId}`,
    act: 'bus-added',
    detail: { scheduleId, coachNumber, from: from.placeId, to: to.placeId, validFrom, validUntil, farePaisa },
  });
};

const makeReady = async (
  { deps, actor }: Context,
  typed: BusTyped,
  ids: Pick<Ready, 'operatorId' | 'formHash'>,
): Promise<Ready> => {
  const { db, objects } = deps;
  const { operatorId } = ids;
  const now = await databaseNow(db);
  const roads = await roadsOf(db, operatorId);
  const read = readBus(typed, { now, today: dhakaDate(now), places: await keptPlaces(deps)(), roads });
  const faults: BusFaults = 'faults' in read ? { ...read.faults } : {};
  const layout = await findLayout(db, operatorId, typed.seatPlan);
  if (!layout && typed.seatPlan) {
    const retired =
      /^[\da-f-]{36}$/i.test(typed.seatPlan) &&
      (await readSeatPlan(db, { operatorId, planId: typed.seatPlan }));
    if (!retired) throw new Problem('not-found');
    faults.seatPlan = 'seat-plan-unknown';
  }
  const picture = typed.image?.byteLength ? await redrawImage(typed.image) : undefined;
  if (picture && 'fault' in picture) faults.image = picture.fault;
  if ('faults' in read || !layout) return refuse(faults);
  const own = await readOfferedCounters(db, operatorId);
  const counters = chooseCounters(
    own,
    typed,
    read.bus,
    counterPhoneOf(personOf(actor).phone, deps.settings.company()),
  );
  if ('faults' in counters) return refuse({ ...faults, ...counters.faults });
  if (Object.keys(faults).length > 0) return refuse(faults);
  const imageKey = picture && 'webp' in picture ? await storeImage(objects, picture.webp) : null;
  return { ...ids, scheduleId: typed.key, bus: read.bus, layout, counters, imageKey };
};

/**
 * Puts a bus of a verified company on sale: one dated coach, or one that is repeated on days of the week.
 * Coach and route that the company has already serve again. What lies within the days of sale is on sale at once, the
 * rest by itself later. The same form sent twice makes one bus.
 */
export const addBus = call(
  {
    gate: 'operatorOwner',
    input: AddBusInput,
    problems: [
      'invalid-input', // by field, see BusFault
      'operator-unverified',
      'key-reused',
      'not-found', // another company's plan or counter, or one that is retired
    ],
  },
  async function addBus({ deps, actor }, typed): Promise<AddedBus> {
    const { db } = deps;
    const { membership } = personOf(actor);
    if (!membership || !canAddBuses(actor, membership)) throw new Problem('not-found');
    if (membership.operatorState !== 'verified') throw new Problem('operator-unverified');
    const ids = { operatorId: membership.operatorId, formHash: hashOf(typed) };
    if (!isMade(await store.readMade(db, typed.key), ids)) {
      const ready = await makeReady({ deps, actor }, typed, ids);
      await transaction(db, (tx) => writeBus(tx, actor, ready, deps.settings().saleOpensDays));
    }
    await publishTrips(deps)(saleDates(deps.now(), deps.settings()), undefined, typed.key);
    const trips = await store.readTripsOf(db, typed.key);
    return { scheduleId: typed.key, tripIds: trips.map(({ tripId }) => tripId) };
  },
);
