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

/** An application as its owner sees it. */
export type OwnApplication = Application & {
  documents: OperatorDocument[];
  missing: Missing[];
  /** The newest first; who decided is not told. */
  history: ApplicationMoment[];
};

/**
 * Shows the own company's application: its state, what was sent, what is missing and what has happened; null where there
 * is none.
 */
export const viewApplication = call(
  { gate: 'busProvider' },
  async function viewApplication({ deps: { db }, actor }): Promise<OwnApplication | null> {
    const person = personOf(actor);
    const application = await readOwnApplication(db, person.userId);
    if (!application) return null;
    const documents = await readDocuments(db, application.operatorId);
    const moments = await readMoments(db, application.operatorId);
    return {
      ...application,
      documents,
      missing: missingOf({ state: application.state, documents }, person),
      history: moments
        .filter(({ act }) => (operatorActs as readonly string[]).includes(act))
        .map((moment) => ({ ...moment, by: null })),
    };
  },
);
