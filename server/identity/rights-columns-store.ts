import { sql } from 'kysely';

/** Whether a user u is an admin, for the columns of a statement. */
export const isAdminColumn = sql`exists (select from account_role r where r.user_id = u.id and r.role = 'admin')`;

/** Whether a user u helps passengers. */
export const isSupportColumn = sql`exists (select from account_role r where r.user_id = u.id and r.role = 'support')`;
