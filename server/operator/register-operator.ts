import { randomUUID } from 'node:crypto';
import { personOf } from '@poth/domain/identity/actor.ts';
import { readApplication } from '@poth/domain/operator/application.ts';
import { RegisterOperatorInput } from '@poth/domain/operator/input.ts';
import { colourOf, markOf } from '@poth/domain/operator/mark.ts';
import type { Registration } from '@poth/domain/operator/registration.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import { transaction } from '../db/transaction.ts';
import { freeSlug, licenceIsKnown, readOwnApplication } from './application-store.ts';
import {
  dropDocuments,
  documentFacts,
  type StoredDocument,
  storeFiles,
  writeDocuments,
} from './document-store.ts';
import { withKeyProblems } from './operator-keys.ts';
import { putOperator, resubmitOperator, putOwner } from './submission-store.ts';
import { tellOwner } from './tell-owner.ts';

type Typed = Registration & { busName: string; licenceNumber: string; contactEmail: string };

/** Builds the stored company; its name serves for both languages until it sets another. */
const companyOf = async (tx: Tx, operatorId: string, { busName, ...typed }: Typed) => ({
  ...typed,
  slug: await freeSlug(tx, busName, operatorId),
  nameEn: busName,
  nameBn: busName,
  mark: markOf(busName),
});

const submit = async (
  tx: Tx,
  operatorId: string,
  userId: string,
  typed: Typed,
  { refundPolicy }: Pick<Settings, 'refundPolicy'>,
): Promise<void> => {
  const company = await companyOf(tx, operatorId, typed);
  const colour = colourOf(operatorId);
  await withKeyProblems(putOperator(tx, { operatorId, ...company, colour, refundPolicy }));
  await withKeyProblems(putOwner(tx, operatorId, userId));
};

/** Submits a rejected company again. Newly chosen files replace the earlier ones. */
const submitAgain = async (tx: Tx, operatorId: string, typed: Typed, anew: boolean): Promise<void> => {
  const company = await companyOf(tx, operatorId, typed);
  if (!(await withKeyProblems(resubmitOperator(tx, operatorId, company))))
    throw new Problem('already-decided');
  if (anew) await dropDocuments(tx, operatorId);
};

/**
 * Submits the application of a bus company to sell on Poth; after a rejection its owner applies again with the same
 * company. Its state is always submitted, and its e-mail is the account's.
 */
export const registerOperator = call(
  {
    gate: 'busProvider',
    input: RegisterOperatorInput,
    problems: [
      'invalid-input', // busName, licenceNumber, registrationNumber, vatNumber, email, documents, document-0 …
      'licence-taken',
      'has-operator',
      'already-decided', // no longer rejected, as it was when it was read
    ],
  },
  async function registerOperator({ deps, actor }, input): Promise<{ operatorId: string }> {
    const { userId, email } = personOf(actor);
    const read = readApplication(input);
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    if (!email) throw new Problem('invalid-input', { faults: { email: 'email-missing' } });
    const { documents, ...rest } = read.application;
    const typed = { ...rest, contactEmail: email };

    // Checked first only to store no files of an application that must fail; the unique keys below decide.
    const own = await readOwnApplication(deps.db, userId);
    if (own && own.state !== 'rejected') throw new Problem('has-operator');
    if (await licenceIsKnown(deps.db, typed.licenceNumber)) throw new Problem('licence-taken');

    const operatorId = own?.operatorId ?? randomUUID();
    const stored: StoredDocument[] = await storeFiles(deps.objects, documents);
    await transaction(deps.db, async (tx) => {
      if (own) await submitAgain(tx, operatorId, typed, stored.length > 0);
      else await submit(tx, operatorId, userId, typed, deps.settings());
      await writeDocuments(tx, operatorId, stored);
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'operator-submitted',
        detail: { ...rest, documents: documentFacts(stored) },
      });
      await tellOwner(tx, operatorId, 'submit', null);
    });
    return { operatorId };
  },
);
