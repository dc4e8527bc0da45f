import { randomUUID } from 'node:crypto';
import { datesOf } from '@poth/domain/add-bus/add-bus-days.ts';
import type { NewBus } from '@poth/domain/add-bus/add-bus.ts';
import { coachOf, planOf, isSameRoute, stopsOf } from '@poth/domain/add-bus/bus-parts.ts';
import { dhakaInstant } from '@poth/domain/dhaka.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Tx } from '../db/database.ts';
import { readCoachNumbered } from '../fleet/coach-store.ts';
import { writeCoach } from '../fleet/write-coach.ts';
import { readOfferedCounters } from '../network/counter-store.ts';
import { readPlannedRoutes } from '../network/route-store.ts';
import { writeCounter } from '../network/write-counter.ts';
import { writeRoute } from '../network/write-route.ts';
import { isCoachBusy } from '../schedule/is-coach-busy.ts';
import { writeSchedule } from '../schedule/write-schedule.ts';
import { chooseCounters } from './add-bus-counters.ts';
import { type CheckedBus, refuseBus } from './check-bus.ts';

type BusToWrite = CheckedBus & {
  operatorId: string;
  scheduleId: string;
  companyName: Bilingual;
  saleOpensDays: number;
};

/** Writes a bus as the coach, counter, route and schedule forms would, in a transaction that has locked the company's plans. */
export const writeBus = async (tx: Tx, toWrite: BusToWrite): Promise<void> => {
  const { operatorId, scheduleId, bus, imageKey } = toWrite;
  const coach = await judgeCoach(tx, toWrite);
  await writeCoach(tx, operatorId, coach, imageKey);
  const counterIds = await writeCounters(tx, toWrite);
  const routeId = await findOrWriteRoute(tx, toWrite, counterIds);
  await writeSchedule(tx, { operatorId, scheduleId }, planOf(bus, { routeId, coachId: coach.coachId }));
};

const departuresOf = (bus: NewBus, saleOpensDays: number) =>
  datesOf(bus, saleOpensDays).map((date) => ({ date, leavesAt: dhakaInstant(date, bus.departureMinute) }));

const judgeCoach = async (tx: Tx, toWrite: BusToWrite) => {
  const { operatorId, bus, layout, companyName, saleOpensDays, now } = toWrite;
  const known = await readCoachNumbered(tx, operatorId, bus.busNumber);
  if (known && (known.coachType !== bus.coachType || known.layout.layoutId !== layout.layoutId))
    refuseBus({ busNumber: 'coach-differs' });
  const departures = departuresOf(bus, saleOpensDays);
  const { runningMinutes } = bus;
  if (known && (await isCoachBusy(tx, { operatorId, coach: known, departures, runningMinutes, now })))
    refuseBus({ busNumber: 'coach-busy' });
  return coachOf(bus, { coachId: randomUUID(), layout, known, companyNames: Object.values(companyName) });
};

const writeCounters = async (
  tx: Tx,
  { operatorId, countersAsked }: BusToWrite,
): Promise<[string, string]> => {
  const counters = chooseCounters(await readOfferedCounters(tx, operatorId), countersAsked);
  if ('faults' in counters) return refuseBus(counters.faults);
  const { boarding, dropping } = counters;
  for (const { counter, isNew } of [boarding, dropping])
    if (isNew) await writeCounter(tx, operatorId, counter);
  return [boarding.counter.counterId, dropping.counter.counterId];
};

/** Finds the company's route with these stops, counters and times, or writes it. */
const findOrWriteRoute = async (
  tx: Tx,
  { operatorId, bus, places }: BusToWrite,
  counterIds: [string, string],
): Promise<string> => {
  const stops = stopsOf(bus, counterIds);
  const routes = await readPlannedRoutes(tx, operatorId);
  const there = routes.find((route) => isSameRoute(route.stops, stops));
  if (there) return there.routeId;
  const routeId = randomUUID();
  await writeRoute(tx, operatorId, { routeId, seenVersion: 0, stops }, places);
  return routeId;
};
