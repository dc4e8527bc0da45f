import type { Bilingual } from '@poth/domain/language.ts';
import type { ShownOperator } from '@poth/domain/operator/operator.ts';
import type { Registration } from '@poth/domain/operator/registration.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';

/** Reads the operators that sell, by name. */
export const readVerifiedOperators = async (db: Database): Promise<ShownOperator[]> => {
  const rows = await db
    .selectFrom('operator')
    .select(['operatorId', 'slug', 'nameEn', 'nameBn', 'mark', 'colour', 'logoId'])
    .where('state', '=', 'verified')
    .orderBy('nameEn')
    .execute();
  return rows.map(({ nameEn, nameBn, ...operator }) => ({ ...operator, name: { en: nameEn, bn: nameBn } }));
};

/** Reads a verified company and locks it until the transaction ends, so that its buses are added one after the other. */
export const lockVerified = async (tx: Tx, operatorId: string): Promise<Bilingual | undefined> => {
  const row = await tx
    .selectFrom('operator')
    .select(['nameEn', 'nameBn'])
    .where('operatorId', '=', operatorId)
    .where('state', '=', 'verified')
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row && { en: row.nameEn, bn: row.nameBn };
};

/** Tells whether an operator with an id exists, in any state. */
export const operatorExists = async (tx: Tx, operatorId: string): Promise<boolean> => {
  const operator = await tx
    .selectFrom('operator')
    .select('operatorId')
    .where('operatorId', '=', operatorId)
    .executeTakeFirst();
  return operator !== undefined;
};

/**
 * Locks an operator's plans until the transaction ends: they change one after the other, and not while trips are
 * published from them.
 */
export const lockPlans = async (tx: Tx, operatorId: string): Promise<void> => {
  await tx
    .selectFrom('operator')
    .select('operatorId')
    .where('operatorId', '=', operatorId)
    .forNoKeyUpdate()
    .execute();
};

/** Reads the name of a company. */
export const readName = async (db: Database, operatorId: string): Promise<Bilingual> => {
  const { nameEn, nameBn } = await db
    .selectFrom('operator')
    .select(['nameEn', 'nameBn'])
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  return { en: nameEn, bn: nameBn };
};

/** Reads a company's name, mark and logo as the pages show them. */
export const readMark = async (
  db: Database,
  operatorId: string,
): Promise<Pick<ShownOperator, 'name' | 'mark' | 'colour' | 'logoId'>> => {
  const { nameEn, nameBn, ...mark } = await db
    .selectFrom('operator')
    .select(['nameEn', 'nameBn', 'mark', 'colour', 'logoId'])
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();
  return { name: { en: nameEn, bn: nameBn }, ...mark };
};

/** Reads the numbers that receipts of a company show. */
export const readRegistration = (db: Database, operatorId: string): Promise<Registration> =>
  db
    .selectFrom('operator')
    .select(['registrationNumber', 'vatNumber'])
    .where('operatorId', '=', operatorId)
    .executeTakeFirstOrThrow();

/** Changes the numbers that receipts of a company show; returns false where nothing changed. */
export const setRegistration = async (
  tx: Tx,
  operatorId: string,
  { registrationNumber, vatNumber }: Registration,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('operator')
    .set({ registrationNumber, vatNumber })
    .where('operatorId', '=', operatorId)
    .where((eb) =>
      eb.or([
        eb('registrationNumber', 'is distinct from', registrationNumber),
        eb('vatNumber', 'is distinct from', vatNumber),
      ]),
    )
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Sets the logo of a company, or removes it. */
export const setLogo = async (tx: Tx, operatorId: string, logoId: string | null): Promise<void> => {
  await tx.updateTable('operator').set({ logoId }).where('operatorId', '=', operatorId).execute();
  await touchEveryTrip(tx);
};
