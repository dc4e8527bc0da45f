import { sql } from 'kysely';
import type { Enquiry } from '@poth/domain/enquiry/enquiry.ts';
import type { Database, Tx } from '../db/database.ts';

/** Stores a query; returns false where it was stored before. */
export const writeEnquiry = async (tx: Tx, enquiryId: string, enquiry: Enquiry): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('enquiry')
    .values({ enquiryId, ...enquiry })
    .onConflict((conflict) => conflict.column('enquiryId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

export const readEnquiry = (
  db: Database,
  enquiryId: string,
): Promise<(Enquiry & { sentAt: Date | null }) | undefined> =>
  db
    .selectFrom('enquiry')
    .select(['firstName', 'lastName', 'userEmail', 'subject', 'message', 'language', 'sentAt'])
    .where('enquiryId', '=', enquiryId)
    .executeTakeFirst();

export const markSent = async (db: Database, enquiryId: string): Promise<void> => {
  await db
    .updateTable('enquiry')
    .set({ sentAt: sql<Date>`now()` })
    .where('enquiryId', '=', enquiryId)
    .execute();
};
