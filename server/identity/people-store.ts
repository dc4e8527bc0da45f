import { type RawBuilder, sql } from 'kysely';
import type { MemberRole } from '@poth/domain/identity/account.ts';
import type { Person } from '@poth/domain/people/person.ts';
import type { Database, Tx } from '../db/database.ts';
import { placeholderEmail } from './phone-sign-in.ts';
import { isAdminColumn, isSupportColumn } from './rights-columns-store.ts';
import { accountFactsOf } from './account-facts.ts';

type Row = Omit<Person, 'email' | 'operator'> & {
  email: string;
  operatorId: string | null;
  nameEn: string;
  nameBn: string;
  role: MemberRole;
};

const personOfRow = (row: Row): Person => ({
  ...accountFactsOf(row),
  operator: row.operatorId
    ? { operatorId: row.operatorId, name: { en: row.nameEn, bn: row.nameBn }, role: row.role }
    : null,
  createdAt: row.createdAt,
  disabledAt: row.disabledAt,
  hasSecondFactor: row.hasSecondFactor,
});

const readRows = async (
  db: Database,
  { where, most, skip }: { where: RawBuilder<unknown>; most: number; skip: number },
): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select u.id as user_id, u.name, u.email, u.email_verified, u.phone, u.account_type, u.created_at, u.disabled_at,
      coalesce(u.two_factor_enabled, false) or exists (select from auth_passkey k where k.user_id = u.id) as has_second_factor,
      ${isAdminColumn} as is_admin,
      ${isSupportColumn} as is_support,
      m.operator_id, m.role, o.name_en, o.name_bn
    from auth_user u
      left join operator_member m on m.user_id = u.id
      left join operator o on o.operator_id = m.operator_id
    where ${where} order by u.created_at desc, u.id limit ${most} offset ${skip}`.execute(db);
  return rows;
};

/** Search for accounts. words: a part of name or e-mail, empty for all; phone: a whole number, in place of the words. */
type PeopleSearch = { words: string; phone: string | undefined };

const matching = ({ words, phone }: PeopleSearch): RawBuilder<unknown> => {
  if (!words) return sql`true`;
  if (phone) return sql`u.phone = ${phone}`;
  const part = `%${words.replace(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`(u.name ilike ${part} or (u.email ilike ${part} and u.email not like ${placeholderEmail('%')}))`;
};

/** Counts the accounts that a search finds. */
export const countPeople = async (db: Database, search: PeopleSearch): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from auth_user u where ${matching(search)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Finds accounts, the newest first. */
export const findPeople = async (
  db: Database,
  search: PeopleSearch,
  { most, skip }: { most: number; skip: number },
): Promise<Person[]> => (await readRows(db, { where: matching(search), most, skip })).map(personOfRow);

export const readPerson = async (db: Database, userId: string): Promise<Person | undefined> => {
  const [row] = await readRows(db, { where: sql`u.id = ${userId}`, most: 1, skip: 0 });
  return row && personOfRow(row);
};

export const readNames = async (db: Database, userIds: readonly string[]): Promise<Map<string, string>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db.selectFrom('authUser').select(['id', 'name']).where('id', 'in', userIds).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
};

/** Tells whether an account is an admin that is not disabled, and locks its rows until the transaction ends. */
export const lockEnabledAdmin = async (tx: Tx, userId: string): Promise<boolean> => {
  const { rows } = await sql`
    select from account_role r join auth_user u on u.id = r.user_id
    where r.user_id = ${userId} and r.role = 'admin' and u.disabled_at is null for share`.execute(tx);
  return rows.length > 0;
};

/** Tells whether an account exists, and locks its row: nobody else changes its rights until the transaction ends. */
export const lockAccount = async (tx: Tx, userId: string): Promise<boolean> => {
  const { rows } = await sql`select from auth_user where id = ${userId} for no key update`.execute(tx);
  return rows.length > 0;
};
