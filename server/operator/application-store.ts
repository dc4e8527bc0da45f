import { sql } from 'kysely';
import {
  type Application,
  type ApplicationMoment,
  type CompanyAct,
  licenceOf,
} from '@poth/domain/operator/application.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { slugOf } from '@poth/domain/operator/mark.ts';
import { accountIdOf } from '../audit-log/actor-store.ts';
import type { Database, Tx } from '../db/database.ts';

const columns = [
  'operator.operatorId',
  'nameEn',
  'nameBn',
  'contactEmail',
  'licenceNumber',
  'registrationNumber',
  'vatNumber',
  'state',
  'decisionReason',
  'submittedAt',
] as const;

type Row = Omit<Application, 'name' | 'reason'> & {
  nameEn: string;
  nameBn: string;
  decisionReason: string | null;
};

const applicationOf = ({ nameEn, nameBn, decisionReason, ...row }: Row): Application => ({
  ...row,
  name: { en: nameEn, bn: nameBn },
  reason: decisionReason,
});

/** Reads the application of the company that an account owns. */
export const readOwnApplication = async (
  db: Database | Tx,
  userId: string,
): Promise<Application | undefined> => {
  const row = await db
    .selectFrom('operatorMember')
    .innerJoin('operator', 'operator.operatorId', 'operatorMember.operatorId')
    .select(columns)
    .where('operatorMember.userId', '=', userId)
    .where('operatorMember.role', '=', 'owner')
    .executeTakeFirst();
  return row && applicationOf(row);
};

export const readApplication = async (
  db: Database | Tx,
  operatorId: string,
): Promise<Application | undefined> => {
  const row = await db
    .selectFrom('operator')
    .select(columns)
    .where('operatorId', '=', operatorId)
    .executeTakeFirst();
  return row && applicationOf(row);
};

/** Reads the owner of a company, with the contact address and language of its mails. */
export const readOwner = (db: Database | Tx, operatorId: string) =>
  db
    .selectFrom('operator')
    .innerJoin('operatorMember', 'operatorMember.operatorId', 'operator.operatorId')
    .innerJoin('authUser', 'authUser.id', 'operatorMember.userId')
    .select(['operator.nameEn', 'operator.nameBn', 'operator.contactEmail'])
    .select(['authUser.name', 'authUser.language', 'authUser.emailVerified'])
    .where('operator.operatorId', '=', operatorId)
    .where('operatorMember.role', '=', 'owner')
    .executeTakeFirst();

/**
 * Tells whether a company that is not rejected has a licence number; only the unique key decides. A rejected application keeps
 * no number: otherwise anybody could lock a company out with its own.
 */
export const licenceIsKnown = async (db: Database, licenceNumber: string): Promise<boolean> => {
  const row = await db
    .selectFrom('operator')
    .select('operatorId')
    .where('licenceNumber', '=', licenceNumber)
    .where('state', '<>', 'rejected')
    .executeTakeFirst();
  return row !== undefined;
};

/** Finds the first free slug of a name; of two who choose it at once the unique key refuses one. */
export const freeSlug = async (tx: Tx, name: string, operatorId: string): Promise<string> => {
  const slug = slugOf(name);
  const taken = await tx
    .selectFrom('operator')
    .select('slug')
    .where('operatorId', '!=', operatorId)
    .where((eb) => eb.or([eb('slug', '=', slug), eb('slug', 'like', `${slug}-%`)]))
    .execute();
  const known = new Set(taken.map((row) => row.slug));
  for (let number = 1; ; number++) if (!known.has(slugOf(name, number))) return slugOf(name, number);
};

/** Escapes the characters that are special to ILIKE. */
const literally = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`;

const matching = (query: string, state: OperatorState | null) => {
  const text = query.trim();
  const anything = text === '';
  return sql<boolean>`(${state}::text is null or o.state = ${state}) and (${anything}
    or o.name_en ilike ${literally(text)} or o.name_bn ilike ${literally(text)} or o.contact_email ilike ${literally(text)}
    or o.licence_number ilike ${literally(licenceOf(text) || text)})`;
};

/** Search for companies by text, empty for all, and state, null for any. */
type ApplicationSearch = { query: string; state: OperatorState | null };

/** Counts the companies that a search finds. */
export const countApplications = async (
  db: Database,
  { query, state }: ApplicationSearch,
): Promise<number> => {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from operator o where ${matching(query, state)}`.execute(db);
  return rows[0]?.total ?? 0;
};

/** Reads companies, the newest application first. */
export const readApplications = async (
  db: Database,
  { query, state }: ApplicationSearch,
  { most, skip }: { most: number; skip: number },
): Promise<Application[]> => {
  const { rows } = await sql<Row>`
    select o.operator_id, o.name_en, o.name_bn, o.contact_email, o.licence_number, o.registration_number, o.vat_number,
      o.state, o.decision_reason, o.submitted_at
    from operator o where ${matching(query, state)}
    order by o.submitted_at desc nulls last, o.name_en, o.operator_id
    limit ${most} offset ${skip}`.execute(db);
  return rows.map(applicationOf);
};

/** Reads these acts about a company, newest first, with the names of the people who did them. */
export const readMoments = async (
  db: Database,
  operatorId: string,
  acts: readonly CompanyAct[],
): Promise<ApplicationMoment[]> => {
  const { rows } = await sql<ApplicationMoment>`
    select l.at, l.act, u.name as by, l.detail ->> 'reason' as reason
    from audit_log l left join auth_user u on u.id = ${accountIdOf('l.actor')}
    where l.stream = ${`operator:${operatorId}`} and l.act = any(${[...acts]}::text[])
    order by l.entry_no desc`.execute(db);
  return rows;
};
