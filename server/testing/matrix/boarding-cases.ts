import { randomUUID } from 'node:crypto';
import type { CasesOf } from './case.ts';
import { by, members } from './case.ts';

/** Members of the operator to which the trip belongs. */
const crew = by('conductor', 'counterAgent', 'operatorOwner');
const at = '2026-11-27T16:30:00Z';

/** Passenger lists and boarding of a trip are for its own operator's people, conductors included. */
export const boardingCases: CasesOf<'boarding'> = {
  listManifests: members(({ boarding }, { actor }) => boarding.listManifests(actor, {})),
  viewManifest: crew(({ boarding }, { actor }, { tripId }) => boarding.viewManifest(actor, tripId)),
  printManifest: crew(({ boarding }, { actor }, { tripId }) =>
    boarding.printManifest(actor, { tripId, language: 'en' }),
  ),
  exportManifest: crew(({ boarding }, { actor }, { tripId }) =>
    boarding.exportManifest(actor, { tripId, language: 'bn' }),
  ),
  viewBoarding: crew(({ boarding }, { actor }, { tripId }) => boarding.viewBoarding(actor, tripId)),
  markBoarding: crew(({ boarding }, { actor }, { tripId }) =>
    boarding.markBoarding(actor, {
      tripId,
      deviceId: 'phone',
      marks: [{ kind: 'board', scanId: randomUUID(), ticketId: randomUUID(), way: 'hand', at }],
    }),
  ),
  leaveStop: crew(
    ({ boarding }, { actor }, { tripId }) => boarding.leaveStop(actor, { tripId, stopNo: 0 }),
    'coach-not-due',
  ),
  sharePosition: crew(
    ({ boarding }, { actor }, { tripId }) =>
      boarding.sharePosition(actor, { tripId, latitude: 23.7, longitude: 90.4, ageMs: 0 }),
    'coach-not-due',
  ),
};
