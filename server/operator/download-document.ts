import { accountOf } from '@poth/domain/identity/actor.ts';
import { gates } from '@poth/domain/identity/gate.ts';
import { canSeeApplication } from '@poth/domain/identity/policy.ts';
import { DocumentId } from '@poth/domain/operator/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { documentFacts, readDocument } from './document-store.ts';

export type DownloadedDocument = { fileName: string; contentType: string; content: Uint8Array };

/** Reads a document of an application for its owner and for admins; an admin's access is logged. */
export const downloadDocument = call(
  {
    gate: 'signedIn',
    input: DocumentId,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for callers who neither own the company nor are admins
      'second-factor-required', // for an admin who has not shown it in this session
    ],
  },
  async function downloadDocument({ deps: { db, objects }, actor }, documentId): Promise<DownloadedDocument> {
    const document = await readDocument(db, documentId);
    if (!document || !canSeeApplication(actor, document)) throw new Problem('not-found');
    const { operatorId, fileName, contentType, objectKey } = document;
    const isOwn = accountOf(actor)?.membership?.operatorId === operatorId;
    const refusal = isOwn ? null : gates.admin(actor);
    if (refusal) throw new Problem(refusal);
    const content = await objects.get(objectKey);
    if (!content) throw new Error(`document ${documentId} has lost its file`);
    if (!isOwn)
      await transaction(db, (tx) =>
        recordAct(tx, actor, {
          stream: `operator:${operatorId}`,
          act: 'operator-document-read',
          detail: { documents: documentFacts([document]) },
        }),
      );
    return { fileName, contentType, content };
  },
);
