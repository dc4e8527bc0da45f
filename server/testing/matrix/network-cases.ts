import { randomUUID } from 'node:crypto';
import { noSchedule } from '@poth/domain/schedule/schedule-typed.ts';
import type { Portal } from '../../portal.ts';
import { by, type Case, type CasesOf, members, owners } from './case.ts';

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

/** Counters, routes, coaches and schedules are for the owner of their operator; for others they do not exist. */
export const networkCases: CasesOf<'network'> = {
  listNetwork: owners(({ network }, { actor }) => network.listNetwork(actor)),
  viewCounter: by('operatorOwner')(({ network }, { actor }, { counterId }) =>
    network.viewCounter(actor, { counterId }),
  ),
  saveCounter: owners(({ network }, { actor }) =>
    network.saveCounter(actor, { counterId: randomUUID(), ...counter('dhaka') }),
  ),
  retireCounter: by('operatorOwner')(
    ({ network }, { actor }, { counterId }) => network.retireCounter(actor, { counterId }),
    'still-used',
  ),
  viewOwnRoute: by('operatorOwner')(({ network }, { actor }, { routeId }) =>
    network.viewOwnRoute(actor, { routeId }),
  ),
  saveRoute: owners(({ network }, { actor, role }, { counterId, droppingCounterId, anothersCounterIds }) => {
    const own = [counterId, droppingCounterId] as const;
    const [from, to] = role === 'ownerOfAnother' ? anothersCounterIds : own;
    const stops = [stop('dhaka', '0', '', from), stop('naogaon', '245', '6:00', to)];
    return network.saveRoute(actor, { routeId: randomUUID(), seenVersion: 0, stops });
  }),
  retireRoute: by('operatorOwner')(
    ({ network }, { actor }, { routeId }) => network.retireRoute(actor, { routeId }),
    'still-used',
  ),
};

export const coachCases: CasesFor<'fleet', 'listCoaches' | 'viewCoach' | 'saveCoach' | 'retireCoach'> = {
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

export const scheduleCases: CasesOf<'schedule'> = {
  listSchedules: owners(({ schedule }, { actor }) => schedule.listSchedules(actor)),
  viewSchedule: by('operatorOwner')(({ schedule }, { actor }, { scheduleId }) =>
    schedule.viewSchedule(actor, { scheduleId }),
  ),
  saveSchedule: by('operatorOwner')(({ schedule }, { actor }, { scheduleId }) =>
    schedule.saveSchedule(actor, { scheduleId, typed: noSchedule }),
  ),
  previewSchedule: by('operatorOwner')(({ schedule }, { actor }, { scheduleId }) =>
    schedule.previewSchedule(actor, { scheduleId }),
  ),
  publishSchedule: by('operatorOwner')(
    ({ schedule }, { actor }, { scheduleId }) =>
      schedule.publishSchedule(actor, { scheduleId, seenVersion: 999, clashesAccepted: false }),
    'already-decided',
  ),
  dropSchedule: by('operatorOwner')(({ schedule }, { actor }, { scheduleId }) =>
    schedule.dropSchedule(actor, { scheduleId }),
  ),
  setBothWaysDiscount: owners(({ schedule }, { actor }) =>
    schedule.setBothWaysDiscount(actor, { percent: '10' }),
  ),
  retireSchedule: by('operatorOwner')(({ schedule }, { actor }, { scheduleId }) =>
    schedule.retireSchedule(actor, { scheduleId }),
  ),
};
