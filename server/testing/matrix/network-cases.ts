import { randomUUID } from 'node:crypto';
import { noSchedule } from '@poth/domain/route/schedule-typed.ts';
import type { Portal } from '../../portal.ts';
import { by, type Case, members, owners } from './case.ts';

type CasesFor<Noun extends keyof Portal, Verb extends keyof Portal[Noun]> = Record<Verb, Case>;

const counter = (placeId: string) => ({
  placeId,
  nameEn: 'Kalabagan',
  nameBn: 'কলাবাগান',
  addressEn: 'Mirpur Road',
  addressBn: 'মিরপুর রোড',
  phone: '01711223344',
});
const coach = {
  coachNumber: 'NC-5001',
  busName: 'Night Coach',
  coachType: 'ac',
  seatPlan: 'economy-36',
  facilities: [],
};
const stop = (placeId: string, km: string, arrives: string, counterId: string) => ({
  placeId,
  km,
  arrives,
  departs: '',
  counters: [{ counterId, offset: '' }],
});

/** Counters, routes, coaches and schedules are their operator's owner's; another's are not there. */
export const networkCases: CasesFor<
  'fleet',
  | 'listNetwork'
  | 'viewCounter'
  | 'saveCounter'
  | 'retireCounter'
  | 'viewOwnRoute'
  | 'saveRoute'
  | 'retireRoute'
  | 'listCoaches'
  | 'viewCoach'
  | 'saveCoach'
  | 'retireCoach'
> = {
  listNetwork: owners(({ fleet }, { actor }) => fleet.listNetwork(actor)),
  viewCounter: by('operatorOwner')(({ fleet }, { actor }, { counterId }) =>
    fleet.viewCounter(actor, { counterId }),
  ),
  saveCounter: owners(({ fleet }, { actor }) =>
    fleet.saveCounter(actor, { counterId: randomUUID(), ...counter('dhaka') }),
  ),
  retireCounter: by('operatorOwner')(
    ({ fleet }, { actor }, { counterId }) => fleet.retireCounter(actor, { counterId }),
    'still-used',
  ),
  viewOwnRoute: by('operatorOwner')(({ fleet }, { actor }, { routeId }) =>
    fleet.viewOwnRoute(actor, { routeId }),
  ),
  saveRoute: owners(({ fleet }, { actor, role }, { counterId, droppingCounterId, anothersCounterIds }) => {
    const own = [counterId, droppingCounterId] as const;
    const [from, to] = role === 'ownerOfAnother' ? anothersCounterIds : own;
    const stops = [stop('dhaka', '0', '', from), stop('naogaon', '245', '6:00', to)];
    return fleet.saveRoute(actor, { routeId: randomUUID(), seenVersion: 0, stops });
  }),
  retireRoute: by('operatorOwner')(
    ({ fleet }, { actor }, { routeId }) => fleet.retireRoute(actor, { routeId }),
    'still-used',
  ),
  listCoaches: owners(({ fleet }, { actor }) => fleet.listCoaches(actor)),
  viewCoach: by('operatorOwner')(({ fleet }, { actor }, { coachId }) => fleet.viewCoach(actor, { coachId })),
  saveCoach: owners(({ fleet }, { actor }) => fleet.saveCoach(actor, { coachId: randomUUID(), ...coach })),
  retireCoach: by('operatorOwner')(
    ({ fleet }, { actor }, { coachId }) => fleet.retireCoach(actor, { coachId }),
    'still-used',
  ),
};

export const weekCases: CasesFor<'operator', 'listWeek'> = {
  listWeek: members(({ operator }, { actor }) => operator.listWeek(actor)),
};

export const scheduleCases: CasesFor<
  'trip',
  | 'listSchedules'
  | 'viewSchedule'
  | 'saveSchedule'
  | 'dropSchedule'
  | 'previewSchedule'
  | 'publishSchedule'
  | 'retireSchedule'
> = {
  listSchedules: owners(({ trip }, { actor }) => trip.listSchedules(actor)),
  viewSchedule: by('operatorOwner')(({ trip }, { actor }, { scheduleId }) =>
    trip.viewSchedule(actor, { scheduleId }),
  ),
  saveSchedule: by('operatorOwner')(({ trip }, { actor }, { scheduleId }) =>
    trip.saveSchedule(actor, { scheduleId, typed: noSchedule }),
  ),
  previewSchedule: by('operatorOwner')(({ trip }, { actor }, { scheduleId }) =>
    trip.previewSchedule(actor, { scheduleId }),
  ),
  publishSchedule: by('operatorOwner')(
    ({ trip }, { actor }, { scheduleId }) =>
      trip.publishSchedule(actor, { scheduleId, seenVersion: 999, clashesAccepted: false }),
    'already-decided',
  ),
  dropSchedule: by('operatorOwner')(({ trip }, { actor }, { scheduleId }) =>
    trip.dropSchedule(actor, { scheduleId }),
  ),
  retireSchedule: by('operatorOwner')(({ trip }, { actor }, { scheduleId }) =>
    trip.retireSchedule(actor, { scheduleId }),
  ),
};
