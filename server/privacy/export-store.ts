import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { BookingRef } from './booking-store.ts';
import { belongsTo, type Owner } from './own-store.ts';

/** Row as the file of a person has it. */
export type Fact = Record<string, unknown>;

const facts = async (db: Database, query: RawBuilder<{ fact: Fact }>): Promise<Fact[]> => {
  const { rows } = await query.execute(db);
  return rows.map(({ fact }) => fact);
};

/** Reads the account's own row: name, addresses, language, time of creation. */
export const readAccountFacts = (db: Database, userId: string): Promise<Fact[]> =>
  facts(
    db,
    sql`select jsonb_build_object('accountId', id, 'name', name, 'email', email, 'emailConfirmed', email_verified, 'phone', phone,
      'picture', image, 'language', language, 'accountType', account_type, 'secondFactor', coalesce(two_factor_enabled, false),
      'since', created_at, 'changed', updated_at) as fact from auth_user where id = ${userId}`,
  );

/** Reads the parts of an account, by their names in the file. */
export const readPartsOfAccount = async (db: Database, userId: string): Promise<Record<string, Fact[]>> => {
  const parts: Record<string, RawBuilder<{ fact: Fact }>> = {
    logInsBy: sql`select jsonb_build_object('by', provider_id, 'since', created_at) as fact from auth_account
      where user_id = ${userId} order by created_at`,
    passkeys: sql`select jsonb_build_object('name', name, 'since', created_at) as fact from auth_passkey
      where user_id = ${userId} order by created_at`,
    sessions: sql`select jsonb_build_object('since', created_at, 'lastUsed', last_seen_at, 'until', expires_at,
      'networkAddress', ip_address, 'browser', user_agent) as fact from auth_session where user_id = ${userId} order by created_at`,
    knownBrowsers: sql`select jsonb_build_object('browser', device, 'lastLogIn', seen_at) as fact from known_device
      where user_id = ${userId} order by seen_at`,
    savedPassengers: sql`select jsonb_build_object('name', name, 'kind', kind, 'gender', gender, 'saved', saved_at) as fact
      from saved_passenger where user_id = ${userId} order by name`,
    company: sql`select jsonb_build_object('name', o.name_en, 'role', m.role, 'since', m.joined_at) as fact
      from operator_member m join operator o on o.operator_id = m.operator_id where m.user_id = ${userId}`,
    devicesAtDesk: sql`select jsonb_build_object('browser', browser, 'system', system, 'asked', asked_at, 'letIn', let_in_at,
      'lastUsed', used_at) as fact from staff_device where user_id = ${userId} order by asked_at`,
    shifts: sql`select jsonb_build_object('name', agent_name, 'opened', opened_at, 'closed', closed_at) as fact
      from counter_shift where agent_user_id = ${userId} order by opened_at`,
    queries: sql`select jsonb_build_object('firstName', e.first_name, 'lastName', e.last_name, 'subject', e.subject,
      'message', e.message, 'received', e.received_at) as fact
      from enquiry e join auth_user u on lower(e.user_email) = u.email and u.email_verified
      where u.id = ${userId} order by e.received_at`,
    auditLog: sql`select jsonb_build_object('at', at, 'act', act, 'about', stream, 'detail', detail) as fact
      from audit_log where actor = ${`account:${userId}`} or stream = ${`account:${userId}`} order by at, stream, entry_no`,
  };
  const read: Record<string, Fact[]> = {};
  for (const [part, query] of Object.entries(parts)) read[part] = await facts(db, query);
  return read;
};

/** Reads the places on waiting lists that a number has or had. */
export const readWaitingLists = (db: Database, phone: string | null): Promise<Fact[]> =>
  facts(
    db,
    sql`select jsonb_build_object('phone', w.phone, 'joined', w.joined_at, 'seats', w.seat_count, 'onlyWomen', w.only_women,
        'state', w.state, 'from', pf.name_en, 'to', pt.name_en, 'departs', f.departs_at) as fact
      from waitlist_entry w
        join trip_fare f on f.trip_id = w.trip_id and f.from_stop_no = w.from_stop_no and f.to_stop_no = w.to_stop_no
        join place pf on pf.place_id = f.from_place_id join place pt on pt.place_id = f.to_place_id
      where w.phone = ${phone}::text order by w.joined_at`,
  );

/** Reads the notifications that a number has asked for. */
export const readWishes = (db: Database, phone: string | null): Promise<Fact[]> =>
  facts(
    db,
    sql`select jsonb_build_object('phone', w.phone, 'of', w.kind, 'from', pf.name_en, 'to', pt.name_en, 'date', w.date,
        'mostPaisa', w.most_paisa, 'since', w.made_at) as fact
      from notify_wish w join place pf on pf.place_id = w.from_place_id join place pt on pt.place_id = w.to_place_id
      where w.phone = ${phone}::text order by w.made_at`,
  );

/**
 * Reads bookings of an owner after one of them in key order, at most `most`: each with its seats, tickets, money and
 * reports.
 */
export const readBookingFacts = async (
  db: Database,
  owner: Owner,
  after: BookingRef | null,
  most: number,
): Promise<(BookingRef & { fact: Fact })[]> => {
  const behind = after
    ? sql`(b.trip_id, b.booking_id) > (${after.tripId}::uuid, ${after.bookingId}::uuid)`
    : sql`true`;
  const of = (table: string) =>
    sql`${sql.ref(`${table}.trip_id`)} = b.trip_id and ${sql.ref(`${table}.booking_id`)} = b.booking_id`;
  const list = (fact: RawBuilder<unknown>, from: RawBuilder<unknown>, order: RawBuilder<unknown>) =>
    sql`(select coalesce(jsonb_agg(${fact} order by ${order}), '[]') from ${from})`;
  const { rows } = await sql<BookingRef & { fact: Fact }>`
    select b.trip_id, b.booking_id, jsonb_build_object(
      'pnr', b.pnr, 'state', b.state, 'bought', b.confirmed_at, 'begun', b.created_at, 'soldBy', b.channel, 'language', b.language,
      'company', o.name_en, 'coach', t.coach_number, 'from', pf.name_en, 'to', pt.name_en,
      'departs', f.departs_at, 'arrives', f.arrives_at,
      'contactName', b.contact_name, 'contactPhone', b.contact_phone, 'contactEmail', b.contact_email,
      'farePaisa', b.fare_paisa, 'serviceChargePaisa', b.service_charge_paisa, 'discountPaisa', b.discount_paisa,
      'termsAccepted', b.terms_accepted_at,
      'passengers', ${list(
        sql`jsonb_build_object('seat', s.seat_no, 'name', s.passenger_name, 'kind', s.passenger_kind,
          'gender', s.passenger_gender, 'phone', s.passenger_phone, 'renamed', s.renamed_at, 'farePaisa', s.fare_paisa)`,
        sql`booking_seat s where ${of('s')}`,
        sql`s.seat_no`,
      )},
      'tickets', ${list(
        sql`jsonb_build_object('seat', k.seat_no, 'name', k.passenger_name, 'state', k.state, 'issued', k.issued_at)`,
        sql`ticket k where ${of('k')}`,
        sql`k.seat_no, k.issue_no`,
      )},
      'payments', ${list(
        sql`jsonb_build_object('transaction', p.tran_id, 'gateway', p.gateway, 'method', p.method, 'instrument', p.instrument,
          'amountPaisa', p.amount_paisa, 'state', p.state, 'begun', p.created_at, 'paid', p.paid_at)`,
        sql`payment p where ${of('p')}`,
        sql`p.created_at`,
      )},
      'refunds', ${list(
        sql`jsonb_build_object('refund', r.refund_trans_id, 'seats', r.seat_nos, 'amountPaisa', r.amount_paisa,
          'state', r.state, 'asked', r.requested_at, 'settled', r.settled_at)`,
        sql`refund r where ${of('r')}`,
        sql`r.requested_at`,
      )},
      'promoCodes', ${list(
        sql`jsonb_build_object('code', c.code, 'phone', u.phone, 'discountPaisa', u.discount_paisa, 'taken', u.taken_at)`,
        sql`promo_use u join promo c on c.promo_id = u.promo_id where ${of('u')}`,
        sql`u.taken_at`,
      )},
      'reports', ${list(
        sql`jsonb_build_object('kind', v.kind, 'state', v.state, 'text', v.text, 'paidPaisa', v.paid_paisa, 'paidTo', v.paid_to,
          'reported', v.reported_at, 'said', (select coalesce(jsonb_agg(jsonb_build_object('event', m.event, 'said', m.said,
            'at', m.at) order by m.move_no), '[]') from report_move m where m.trip_id = v.trip_id and m.report_id = v.report_id))`,
        sql`passenger_report v where ${of('v')}`,
        sql`v.reported_at`,
      )},
      'supportCases', ${list(
        sql`jsonb_build_object('kind', s.kind, 'state', s.state, 'opened', s.opened_at, 'said', (
          select coalesce(jsonb_agg(jsonb_build_object('event', m.event, 'said', m.said, 'at', m.at) order by m.move_no), '[]')
          from support_case_move m where m.trip_id = s.trip_id and m.case_id = s.case_id))`,
        sql`support_case s where ${of('s')}`,
        sql`s.opened_at`,
      )},
      'ratings', ${list(
        sql`jsonb_build_object('punctuality', g.punctuality, 'coach', g.coach, 'staff', g.staff, 'words', g.words,
          'rated', g.rated_at, 'takenBack', g.withdrawn_at, 'answer', g.answer, 'hiddenBecause', g.hidden_reason)`,
        sql`rating g where ${of('g')}`,
        sql`g.rated_at`,
      )},
      'sharedTrips', ${list(
        sql`jsonb_build_object('since', h.made_at, 'withdrawn', h.withdrawn_at)`,
        sql`trip_share h where ${of('h')}`,
        sql`h.made_at`,
      )}) as fact
    from booking b join operator o on o.operator_id = b.operator_id join trip t on t.trip_id = b.trip_id
      join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
      join place pf on pf.place_id = f.from_place_id join place pt on pt.place_id = f.to_place_id
    where ${belongsTo(owner)} and ${behind} order by b.trip_id, b.booking_id limit ${most}`.execute(db);
  return rows;
};
