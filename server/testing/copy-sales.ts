import type pg from 'pg';

/** Tables that grow with every trip, every sale and every account. */
const growing = `trip trip_publication trip_stop trip_counter trip_fare trip_seat
  booking booking_seat buyer_hold pnr_directory phone_directory phone_day device_day account_booking unpaid_source promo_use
  payment tran_directory receipt_directory gateway_event gateway_evidence refund ledger_line till_move
  ticket ticket_leg history idempotency outbox sms_delivery one_time_code try_count audit_log
  auth_user auth_session auth_account known_device`.split(/\s+/);

/** Ids of which there are some dozens, however many sales there are. */
const few = /^(operator|schedule|coach|route|counter|boarding_counter|dropping_counter|shift)_id$/;

/** Texts by which rows are found: each copy gets different ones. */
const found =
  /^try_count\.subject$|\.(id|token|device|pnr|tran_id|receipt_id|bank_tran_id|event_key|refund_trans_id|phone|contact_phone|contact_email|email|user_id|account_id|stream)$/;

/** Days over which copies are spread, four fifths of them before the original. */
const days = 120;
const daysLater = `(copy % ${days} - ${days * 0.8})::int`;
/** Coprime to `days`, so that a schedule has one trip a day. */
const dozens = 37;

const valueOf = (table: string, name: string, type: string): string => {
  const column = `old.${name}`;
  if (name === 'trip_id' || name === 'book')
    return `(to_char(to_date(left(${column}::text, 8), 'YYYYMMDD') + ${daysLater}, 'YYYYMMDD')
      || right(md5(${column}::text || copy), 24))::uuid`;
  if (type === 'uuid') return `md5(${column}::text || ${few.test(name) ? `copy % ${dozens}` : 'copy'})::uuid`;
  if (type === 'date') return `${column} + ${daysLater}`;
  if (type === 'timestamptz') return `${column} + ${daysLater} * interval '1 day'`;
  if (name.endsWith('place_id') || name === 'account') return `${column} || copy % ${dozens}`;
  return found.test(`${table}.${name}`) ? `${column} || '-' || copy` : column;
};

/**
 * Fills a database with copies of its sales, each on trips, with people and numbers of its own, by one statement for
 * each table; the superuser need not check foreign keys.
 */
export const copySales = async (superuser: pg.Client, copies: number): Promise<void> => {
  await superuser.query('set session_replication_role = replica');
  const { rows } = await superuser.query<{ table: string; columns: [name: string, type: string][] }>(
    `select relname as table, array_agg(array[attname::text, typname::text] order by attnum) as columns
    from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_type t on t.oid = a.atttypid
    where c.relnamespace = 'public'::regnamespace and relname = any($1) and attnum > 0 and not attisdropped
    group by relname`,
    [growing],
  );
  for (const { table, columns } of rows)
    await superuser.query(`insert into ${table} (${columns.map(([name]) => name).join(', ')})
      select ${columns.map(([name, type]) => valueOf(table, name, type)).join(', ')}
      from ${table} old cross join generate_series(1, ${copies}) copy`);
  await superuser.query('reset session_replication_role');
  await superuser.query('vacuum (analyze)');
};
