import type pg from 'pg';
import type { Cause } from './cause.ts';

export const databaseStopped: Cause = {
  alerts: ['DatabaseAway'],
  says: 'PostgreSQL is stopped',
  begin: ({ database }) => database.takeAway(),
  mended: 'it is started again',
  end: ({ database }) => database.bringBack(),
};

export const databaseHangs: Cause = {
  alerts: ['DatabaseAway'],
  says: 'PostgreSQL hangs: connections stay open, nothing is answered',
  begin: async ({ database }) => database.freeze(),
  mended: 'it goes on',
  end: async ({ database }) => database.thaw(),
};

/** Share of all connections that it opens before it stops; the alert asks for nine tenths. */
const enough = 0.92;
let idle: pg.Client[] = [];

export const connectionsTaken: Cause = {
  alerts: ['ConnectionsShort'],
  says: 'another program keeps connections open until hardly one is left',
  begin: async ({ database }) => {
    for (;;) {
      const { rows } = await database.pool.query<{ share: number }>(
        `select count(*)::float / current_setting('max_connections')::int as share
         from pg_stat_activity where datname = current_database()`,
      );
      if ((rows[0]?.share ?? 1) > enough) return;
      idle.push(await database.connect());
    }
  },
  mended: 'it closes them',
  end: async () => {
    await Promise.all(idle.map((client) => client.end()));
    idle = [];
  },
};

const auditNow = `update audit_turn set claimed_until = null, due_at = now()`;
let torn: unknown;

export const ticketTorn: Cause = {
  alerts: ['InvariantBroken'],
  says: 'the owner of the database deletes a leg of a sold ticket, and the audit runs',
  begin: async ({ database: { pool } }) => {
    const { rows } = await pool.query<{ leg: unknown }>(
      `delete from ticket_leg where ctid = (select ctid from ticket_leg limit 1) returning to_jsonb(ticket_leg) as leg`,
    );
    torn = rows[0]?.leg;
    if (!torn) throw new Error('no ticket is sold');
    await pool.query(auditNow);
  },
  mended: 'the leg is back, and the audit runs',
  end: async ({ database: { pool } }) => {
    await pool.query('insert into ticket_leg select * from jsonb_populate_record(null::ticket_leg, $1)', [
      torn,
    ]);
    await pool.query(auditNow);
  },
};

export const auditHangs: Cause = {
  alerts: ['AuditOverdue'],
  says: 'a claimed audit never ends, for eight hours (moved in the database)',
  begin: async ({ database: { pool } }) => {
    await pool.query(`update audit_turn set claimed_until = now() + interval '1 hour'`);
    await pool.query(`update audit_result set checked_at = checked_at - interval '8 hours'`);
  },
  mended: 'its claim is over, and the audit runs',
  end: ({ database: { pool } }) => pool.query(auditNow),
};
