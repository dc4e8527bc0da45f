import { randomUUID } from 'node:crypto';
import type { GoodDocument, OperatorDocument } from '@poth/domain/operator/application.ts';
import { documentKinds } from '@poth/domain/operator/document.ts';
import type { Database, Tx } from '../db/database.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** Document whose file is stored, before its row is written. */
export type StoredDocument = Omit<OperatorDocument, 'uploadedAt'> & { objectKey: string };

/** Stores files under generated keys. Call it before a transaction, never inside one. */
export const storeFiles = async (
  objects: ObjectStore,
  documents: readonly GoodDocument[],
): Promise<StoredDocument[]> => {
  const stored: StoredDocument[] = [];
  for (const { fileName, kind, content } of documents) {
    const documentId = randomUUID();
    const objectKey = `documents/${documentId}`;
    await objects.put(objectKey, content);
    const { contentType } = documentKinds[kind];
    stored.push({ documentId, fileName, contentType, byteCount: content.byteLength, objectKey });
  }
  return stored;
};

export const writeDocuments = async (
  tx: Tx,
  operatorId: string,
  documents: readonly StoredDocument[],
): Promise<void> => {
  if (documents.length === 0) return;
  await tx
    .insertInto('operatorDocument')
    .values(documents.map((document) => ({ ...document, operatorId })))
    .execute();
};

export const dropDocuments = async (tx: Tx, operatorId: string): Promise<void> => {
  await tx.deleteFrom('operatorDocument').where('operatorId', '=', operatorId).execute();
};

/** Reads the documents of a company, oldest first. */
export const readDocuments = (db: Database | Tx, operatorId: string): Promise<OperatorDocument[]> =>
  db
    .selectFrom('operatorDocument')
    .select(['documentId', 'fileName', 'contentType', 'byteCount', 'uploadedAt'])
    .where('operatorId', '=', operatorId)
    .orderBy('uploadedAt')
    .orderBy('documentId')
    .execute();

/** Reads one document with its operator and the key of its file. */
export const readDocument = (db: Database, documentId: string) =>
  db.selectFrom('operatorDocument').selectAll().where('documentId', '=', documentId).executeTakeFirst();

/** Picks the facts of documents that the audit log records. */
export const documentFacts = (documents: readonly Pick<OperatorDocument, 'documentId' | 'fileName'>[]) =>
  documents.map(({ documentId, fileName }) => ({ documentId, fileName }));
