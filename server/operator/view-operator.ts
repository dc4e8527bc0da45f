import { canSeeApplication } from '@poth/domain/identity/policy.ts';
import {
  type Application,
  type ApplicationMoment,
  companyActs,
  type Missing,
  missingOf,
  type OperatorDocument,
} from '@poth/domain/operator/application.ts';
import { OperatorId } from '@poth/domain/operator/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { readApplication, readMoments, readOwner } from './application-store.ts';
import { readDocuments } from './document-store.ts';

/** Company as an admin sees it before a decision. */
export type ViewedOperator = Application & {
  /** Null for a company without an owner: the demonstration's. */
  owner: { name: string; emailVerified: boolean } | null;
  documents: OperatorDocument[];
  missing: Missing[];
  /** History, newest first: each act with its author, time and reason. */
  history: ApplicationMoment[];
};

/** Shows a company to an admin, with its documents and history. */
export const viewOperator = call(
  { gate: 'admin', input: OperatorId, unreadable: 'not-found', problems: ['not-found'] },
  async function viewOperator({ deps: { db }, actor }, operatorId): Promise<ViewedOperator> {
    const application = await readApplication(db, operatorId);
    if (!application || !canSeeApplication(actor, application)) throw new Problem('not-found');
    const owner = await readOwner(db, operatorId);
    const documents = await readDocuments(db, operatorId);
    return {
      ...application,
      owner: owner ? { name: owner.name, emailVerified: owner.emailVerified } : null,
      documents,
      missing: owner ? missingOf({ state: application.state, documents }, owner) : [],
      history: await readMoments(db, operatorId, companyActs),
    };
  },
);
