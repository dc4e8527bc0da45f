import type { SharedTrip } from '@poth/domain/trip-sharing/shared-trip.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { type FollowedStop, tripProgress } from '@poth/domain/trip/progress.ts';

/** Published departure of the sample's coach from Dhaka. */
export const sampleLeaves = new Date('2026-11-27T10:30:00+06:00');

const route = [
  ['Dhaka', 'ঢাকা', 0],
  ['Cumilla', 'কুমিল্লা', 150],
  ['Chattogram', 'চট্টগ্রাম', 340],
] as const;

type Change = Partial<SharedTrip> & {
  /** Minutes after that departure at which the coach left its stops, by stop number. */
  left?: Record<number, number>;
};

/** A shared trip of a woman from Dhaka to Chattogram, with what has happened to it. */
export const sampleSharedTrip = ({ left = {}, delayMinutes = 0, ...change }: Change = {}): SharedTrip => {
  const followed = route.map(([en, bn, minutes], stopNo): FollowedStop => {
    const closedAfter = left[stopNo];
    return {
      stopNo,
      place: { en, bn },
      centre: null,
      arrivesAt: addMinutes(sampleLeaves, minutes),
      departsAt: addMinutes(sampleLeaves, minutes),
      closedAt: closedAfter === undefined ? null : addMinutes(sampleLeaves, closedAfter),
      markedAt: null,
    };
  });
  const point = (no: 0 | 2) => {
    const [en, bn, minutes] = route[no];
    const at = addMinutes(sampleLeaves, minutes + delayMinutes);
    return {
      name: { en: `${en} counter`, bn: `${bn} কাউন্টার` },
      address: { en: 'Station Road', bn: 'স্টেশন রোড' },
      phone: '+8801711234501',
      at,
      reportingAt: addMinutes(at, -30),
    };
  };
  return {
    firstName: 'Tasnim',
    operatorName: { en: 'Desh Travels', bn: 'দেশ ট্রাভেলস' },
    coachNumber: 'DT-4021',
    routeName: { en: 'Dhaka-Chattogram', bn: 'ঢাকা-চট্টগ্রাম' },
    cancelled: false,
    delayMinutes,
    ...tripProgress(followed, delayMinutes),
    boarding: point(0),
    dropping: point(2),
    supervisorPhone: null,
    travellers: 1,
    aboard: 0,
    boardedAt: null,
    endsAt: addMinutes(sampleLeaves, 340 + 1_440),
    ...change,
  };
};
