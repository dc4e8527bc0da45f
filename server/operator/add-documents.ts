import { personOf } from '@poth/domain/identity/actor.ts';
import { readDocuments as look } from '@poth/domain/operator/application.ts';
import { documentLimits } from '@poth/domain/operator/document.ts';
import { AddDocumentsInput } from '@poth/domain/operator/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { readOwnApplication } from './application-store.ts';
import { documentFacts, readDocuments, storeFiles, writeDocuments } from './document-store.ts';
import { lockSubmitted } from './submission-store.ts';

/** Adds missing documents, three in all, to the application of a company that is waiting for verification. */
export const addDocuments = call(
  {
    gate: 'busProvider',
    input: AddDocumentsInput,
    problems: [
      'invalid-input', // documents, document-0 …
      'not-found', // no company
      'already-decided', // no longer waiting for verification
    ],
  },
  async function addDocuments({ deps, actor }, { documents }): Promise<void> {
    const { userId } = personOf(actor);
    const own = await readOwnApplication(deps.db, userId);
    if (!own) throw new Problem('not-found');
    if (own.state !== 'submitted') throw new Problem('already-decided');
    const { operatorId } = own;
    const room = documentLimits.files - (await readDocuments(deps.db, operatorId)).length;
    const read = look(documents, room);
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    if (read.documents.length === 0)
      throw new Problem('invalid-input', { faults: { documents: 'documents-missing' } });

    const stored = await storeFiles(deps.objects, read.documents);
    await transaction(deps.db, async (tx) => {
      if (!(await lockSubmitted(tx, operatorId))) throw new Problem('already-decided');
      const present = await readDocuments(tx, operatorId);
      if (present.length + stored.length > documentLimits.files)
        throw new Problem('invalid-input', { faults: { documents: 'documents-many' } });
      await writeDocuments(tx, operatorId, stored);
      await recordAct(tx, actor, {
        stream: `operator:${operatorId}`,
        act: 'operator-documents-added',
        detail: { documents: documentFacts(stored) },
      });
    });
  },
);
