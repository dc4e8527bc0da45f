import { randomUUID } from 'node:crypto';
import type { GoodDocument, OperatorDocument } from '@poth/domain/operator/application.ts';
import { documentKinds } from '@poth/domain/operator/document.ts';
import type { Database, Tx } from '../db/database.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** A document whose file is kept already, and which no row names yet. */
export type StoredDocument = Omit<OperatorDocument, 'uploadedAt'> & { objectKey: string };

/** Keeps files under keys of our own making. Called before a transaction, never inside one. */
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

/** The documents of a company, the oldest first. */
export const readDocuments = (db: Database | Tx, operatorId: string): Promise<OperatorDocument[]> =>
  db
    .selectFrom('operatorDocument')
    .select(['documentId', 'fileName', 'contentType', 'byteCount', 'uploadedAt'])
    .where('operatorId', '=', operatorId)
    .orderBy('uploadedAt')
    .orderBy('documentId')
    .execute();

/** One document with the key of its file and whose it is. */
export const readDocument = (db: Database, documentId: string) =>
  db.selectFrom('operatorDocument').selectAll().where('documentId', '=', documentId).executeTakeFirst();

/** Facts of documents that the audit log keeps. */
export const named = (documents: readonly Pick<OperatorDocument, 'documentId' | 'fileName'>[]) =>
  documents.map(({ documentId, fileName }) => ({ documentId, fileName }));
