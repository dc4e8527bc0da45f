import type { ShownOperator } from '@poth/domain/operator/operator.ts';
import type { Database } from '../db/database.ts';

/** The operators that sell, by name. */
export const readVerifiedOperators = async (db: Database): Promise<ShownOperator[]> => {
  const rows = await db
    .selectFrom('operator')
    .select(['operatorId', 'slug', 'nameEn', 'nameBn', 'mark', 'colour', 'logoId'])
    .where('state', '=', 'verified')
    .orderBy('nameEn')
    .execute();
  return rows.map(({ nameEn, nameBn, ...operator }) => ({ ...operator, name: { en: nameEn, bn: nameBn } }));
};
