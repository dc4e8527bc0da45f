import { personOf } from '@poth/domain/identity/actor.ts';
import {
  type Application,
  type ApplicationMoment,
  type Missing,
  missingOf,
  operatorActs,
  type OperatorDocument,
} from '@poth/domain/operator/application.ts';
import { call } from '../call.ts';
import { readMoments, readOwnApplication } from './application-store.ts';
import { readDocuments } from './document-store.ts';

/** Application as its owner sees it. */
export type OwnApplication = Application & {
  documents: OperatorDocument[];
  missing: Missing[];
  /** History, newest first; without the names of those who decided. */
  history: ApplicationMoment[];
};

/**
 * Shows the application of the caller's company: its state, what was sent, what is missing and its history; null where
 * there is none.
 */
export const viewApplication = call(
  { gate: 'busProvider' },
  async function viewApplication({ deps: { db }, actor }): Promise<OwnApplication | null> {
    const person = personOf(actor);
    const application = await readOwnApplication(db, person.userId);
    if (!application) return null;
    const documents = await readDocuments(db, application.operatorId);
    const moments = await readMoments(db, application.operatorId, operatorActs);
    return {
      ...application,
      documents,
      missing: missingOf({ state: application.state, documents }, person),
      history: moments.map((moment) => ({ ...moment, by: null })),
    };
  },
);
