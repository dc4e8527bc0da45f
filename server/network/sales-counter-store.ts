import type { SalesCounter } from '@poth/domain/counter/shift.ts';
import type { Database, Tx } from '../db/database.ts';

/** The counters of an operator that are offered, by place and name. */
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

/** Owner of an offered counter; a retirement meanwhile waits until this transaction ends, or is done. */
export const keepOffered = (tx: Tx, counterId: string): Promise<{ operatorId: string } | undefined> =>
  tx
    .selectFrom('counter')
    .select('operatorId')
    .where('counterId', '=', counterId)
    .where('retiredAt', 'is', null)
    .forShare()
    .executeTakeFirst();
