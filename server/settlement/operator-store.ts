import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Database } from '../db/database.ts';

export type Seller = {
  operatorId: string;
  name: Bilingual;
  lastUntil: DhakaDate | null;
  lastDuePaisa: number | null;
};

/** The operators that sell or have sold, by name, each with its newest statement. */
export const readSellers = async (
  db: Database,
  { limit, offset }: { limit: number; offset: number },
): Promise<Seller[]> => {
  const { rows } = await sql<Omit<Seller, 'name'> & { nameEn: string; nameBn: string }>`
    select o.operator_id, o.name_en, o.name_bn, s.until_date as last_until, s.due_paisa as last_due_paisa
    from (
      select operator_id, name_en, name_bn from operator where state in ('verified', 'suspended')
      order by name_en, operator_id limit ${limit} offset ${offset}) o
      left join lateral (
        select until_date, due_paisa from settlement s where s.operator_id = o.operator_id
        order by settlement_no desc limit 1) s on true
    order by o.name_en, o.operator_id`.execute(db);
  return rows.map(({ nameEn, nameBn, ...seller }) => ({ ...seller, name: { en: nameEn, bn: nameBn } }));
};

/** The ids of the operators that sell or have sold. */
export const readSellerIds = async (db: Database): Promise<string[]> => {
  const operators = await db
    .selectFrom('operator')
    .select('operatorId')
    .where('state', 'in', ['verified', 'suspended'])
    .orderBy('operatorId')
    .execute();
  return operators.map(({ operatorId }) => operatorId);
};
