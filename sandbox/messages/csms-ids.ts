import { dhakaDay } from '../dhaka-time.ts';
import type { State } from '../state.ts';

/** Keeps the csms_ids of one Dhaka day: the provider refuses one that it has had within the day. */
export function openCsmsIds({ csmsIds }: State) {
  let known = new Set(csmsIds.ids);
  const beginDay = () => {
    const day = dhakaDay(Date.now());
    if (csmsIds.day === day) return;
    Object.assign(csmsIds, { day, ids: [] });
    known = new Set();
  };
  return {
    isUsed: (csmsId: string): boolean => {
      beginDay();
      return known.has(csmsId);
    },
    use: (csmsId: string) => {
      csmsIds.ids.push(csmsId);
      known.add(csmsId);
    },
  };
}
export type CsmsIds = ReturnType<typeof openCsmsIds>;
