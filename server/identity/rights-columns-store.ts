import { sql } from 'kysely';

/** Column of a statement: whether user `u` is an admin. */
export const isAdminColumn = sql`exists (select from account_role r where r.user_id = u.id and r.role = 'admin')`;

/** Column of a statement: whether user `u` is support staff. */
export const isSupportColumn = sql`exists (select from account_role r where r.user_id = u.id and r.role = 'support')`;
