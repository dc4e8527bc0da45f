import type { SalesCounter } from '@poth/domain/counter/shift.ts';
import type { Database, Tx } from '../db/database.ts';

/** Reads the offered counters of an operator, by place and name. */
export const readSalesCounters = async (db: Database, operatorId: string): Promise<SalesCounter[]> => {
  const rows = await db
    .selectFrom('counter as c')
    .innerJoin('place as p', 'p.placeId', 'c.placeId')
    .select([
      'c.counterId',
      'c.placeId',
      'c.nameEn',
      'c.nameBn',
      'p.nameEn as placeEn',
      'p.nameBn as placeBn',
    ])
    .where('c.operatorId', '=', operatorId)
    .where('c.retiredAt', 'is', null)
    .orderBy('p.nameEn')
    .orderBy('c.nameEn')
    .execute();
  return rows.map(({ counterId, placeId, nameEn, nameBn, placeEn, placeBn }) => ({
    counterId,
    placeId,
    name: { en: nameEn, bn: nameBn },
    place: { en: placeEn, bn: placeBn },
  }));
};

/**
 * Reads the owner of an offered counter and locks its row for share: a concurrent retirement waits for this
 * transaction, an earlier one makes it undefined.
 */
export const lockOfferedCounter = (tx: Tx, counterId: string): Promise<{ operatorId: string } | undefined> =>
  tx
    .selectFrom('counter')
    .select('operatorId')
    .where('counterId', '=', counterId)
    .where('retiredAt', 'is', null)
    .forShare()
    .executeTakeFirst();
