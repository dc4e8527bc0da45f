import { randomUUID } from 'node:crypto';
import type { ForgottenKind } from '@poth/domain/privacy/retention.ts';
import { forgottenKinds } from '@poth/domain/privacy/retention.ts';
import { withClient } from '../db/testing.ts';
import { columnKinds } from '../privacy/columns.ts';
import { keepRetention } from '../privacy/keep-retention.ts';
import type { World } from './world.ts';

/** Runs the retention chore as if `years` years had passed, until it has nothing left to do. */
export const runRetentionAfter = async (world: World, years: number): Promise<void> => {
  // For gateway evidence, the database's own clock decides whether it may be emptied.
  await withClient(world.databaseUrl, (client) =>
    client.query('update gateway_event set received_at = received_at - make_interval(years => $1)', [years]),
  );
  const at = new Date();
  at.setFullYear(at.getFullYear() + years);
  const keep = keepRetention({ ...world.deps, now: () => at }, 50);
  for (let rounds = 0; rounds < 50; rounds++) if (!(await keep())) return;
  throw new Error('the retention chore never comes to rest');
};

/** Counts the filled rows of each personal column that retention empties: table.column → rows. */
export const countPersonal = async ({ databaseUrl }: World): Promise<Record<string, number>> =>
  withClient(databaseUrl, async (client) => {
    const counts: Record<string, number> = {};
    for (const [table, kinds] of Object.entries(columnKinds))
      for (const [kind, names] of Object.entries(kinds)) {
        if (!forgottenKinds.includes(kind as ForgottenKind)) continue;
        for (const name of names.split(' ')) {
          const { rows } = await client.query(
            `select count(*)::int as said from ${table} where ${name} is not null and ${name}::text not in ('', '{}')`,
          );
          counts[`${table}.${name}`] = rows[0].said;
        }
      }
    return counts;
  });

/** Puts a row into every table with personal data that this test does not fill through a use case. */
export const fillPersonal = async (
  world: World,
  { tripId, bookingId }: { tripId: string; bookingId: string },
) => {
  const id = () => randomUUID();
  await withClient(world.databaseUrl, async (client) => {
    await client.query('set session_replication_role = replica');
    const put = async (table: string, row: Record<string, unknown>) => {
      const names = Object.keys(row);
      await client.query(
        `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
        Object.values(row),
      );
    };
    const now = new Date();
    const userId = id();
    await put('auth_user', {
      id: userId,
      name: 'Karim Mia',
      email: `${id()}@example.com`,
      created_at: now,
      updated_at: now,
    });
    await put('auth_session', {
      id: id(),
      expires_at: now,
      token: id(),
      created_at: now,
      updated_at: now,
      user_id: userId,
      ip_address: '203.0.113.7',
      user_agent: 'Firefox',
    });
    await put('auth_verification', {
      id: id(),
      identifier: 'reset-password:x',
      value: userId,
      expires_at: now,
      created_at: now,
      updated_at: now,
    });
    await put('email_change', {
      user_id: userId,
      new_email: 'new@example.com',
      token_hash: id(),
      expires_at: now,
    });
    // A seat of the booking has been given to somebody else, with a number.
    await client.query(
      `update booking_seat set passenger_phone = '+8801811223344', renamed_at = $3 where trip_id = $1 and booking_id = $2`,
      [tripId, bookingId, now],
    );
    await put('used_totp', { user_id: userId, code: '123456' });
    await put('known_device', { user_id: userId, device: id() });
    await put('sign_in_brake', { account_hash: id(), failures: 3, wait_until: now });
    await put('phone_code', {
      code_id: id(),
      phone: '+8801711223344',
      purpose: 'sign-in',
      device: id(),
      code_hash: 'x',
      tries_left: 5,
      expires_at: now,
    });
    await put('one_time_code', {
      trip_id: tripId,
      code_id: id(),
      booking_id: bookingId,
      buyer_id: id(),
      code_hash: 'x',
      tries_left: 5,
      expires_at: now,
    });
    await put('try_count', {
      kind: 'code-sent',
      subject: 'phone:+8801711223344/3600',
      window_start: now,
      tries: 1,
    });
    await put('staff_device', {
      device_id: id(),
      user_id: userId,
      operator_id: id(),
      secret_hash: id(),
      browser: 'Chrome',
      system: 'Android',
      code: 'ABCD',
      let_in_at: now,
      let_in_by: id(),
      pin_hash: 'x',
      used_at: now,
    });
    await put('staff_invitation', {
      operator_id: id(),
      email: 'agent@example.com',
      role: 'conductor',
      invited_by: id(),
    });
    await put('enquiry', {
      enquiry_id: id(),
      first_name: 'Karim',
      last_name: 'Mia',
      user_email: 'k@example.com',
      subject: 'Bag',
      message: 'Where?',
      language: 'en',
      sent_at: now,
    });
    await put('buyer_number', { buyer_id: id(), number_hash: 'x' });
    await put('unpaid_hold', {
      trip_id: tripId,
      booking_id: id(),
      buyer_id: id(),
      address_hash: 'a',
      network_hash: 'n',
      number_hash: 'h',
      seats: 1,
      expires_at: now,
    });
    await put('unpaid_source', { trip_id: tripId, source: 's' });
    await put('phone_day', {
      phone: '+8801711223344',
      service_date: now,
      from_place_id: 'dhaka',
      to_place_id: 'bogura',
    });
    await put('late_place', { room_id: id(), place_id: 'x', late_no: 1 });
    await put('waiting_pass', { room_id: id(), place_id: 'x', buyer_id: id(), expires_at: now });
    await client.query(`update payment set payer_hash = 'x' where booking_id = $1 and paid_at is not null`, [
      bookingId,
    ]);
    await put('device_day', {
      device: id(),
      service_date: now,
      from_place_id: 'dhaka',
      to_place_id: 'bogura',
      version: 1,
      trip_ids: [tripId],
      booking_ids: [id()],
    });
    await put('waitlist_entry', {
      trip_id: tripId,
      entry_id: id(),
      from_stop_no: 0,
      to_stop_no: 1,
      seat_count: 1,
      only_women: false,
      phone: '+8801711223344',
      device: 'device:x',
      language: 'en',
      offers_until: now,
    });
    await put('notify_wish', {
      phone: '+8801711223344',
      slot_no: 1,
      wish_id: id(),
      kind: 'opening',
      from_place_id: 'dhaka',
      to_place_id: 'bogura',
      date: now,
      language: 'en',
    });
    await put('waitlist_day', { service_date: now, subject: 'number:x', places: 1 });
    const promoId = id();
    await put('promo', {
      promo_id: promoId,
      code: id().slice(0, 8).toUpperCase(),
      name_en: 'Eid',
      name_bn: 'ঈদ',
      terms: {},
      reach: {},
      valid_from: now,
      valid_until: now,
      most_uses: 5,
      uses_per_phone: 1,
    });
    const use = { promo_id: promoId, trip_id: tripId, terms: {}, phone: '+8801711223344', expires_at: now };
    await put('promo_use', { ...use, use_no: 1, booking_id: id() });
    await put('promo_use', { ...use, use_no: 2, booking_id: id(), paid_at: now, discount_paisa: 100 });
    await put('counter_shift', {
      shift_id: id(),
      operator_id: id(),
      counter_id: id(),
      agent_user_id: userId,
      agent_name: 'Karim Mia',
      float_paisa: 0,
      closed_at: now,
      expected_paisa: 0,
      counted_paisa: 0,
    });
    await put('seat_block', {
      trip_id: tripId,
      block_id: id(),
      seat_nos: JSON.stringify(['D1']),
      from_stop_no: 0,
      to_stop_no: 2,
      kept_for: 'vip',
      note: 'the uncle of Mina',
      kept_by: id(),
      kept_by_name: 'Karim Mia',
    });
    await put('trip_change', {
      trip_id: tripId,
      change_no: 1,
      kind: 'delay',
      was: {},
      became: {},
      reason: 'traffic',
      made_by: id(),
      made_by_name: 'Karim Mia',
    });
    await put('boarding_scan', {
      trip_id: tripId,
      scan_id: id(),
      ticket_id: id(),
      kind: 'board',
      way: 'code',
      verdict: 'boarded',
      device_id: 'd',
      made_by: id(),
      made_by_name: 'Karim Mia',
      scanned_at: now,
    });
    await put('boarding_close', {
      trip_id: tripId,
      stop_no: 0,
      closed_by: id(),
      closed_by_name: 'Karim Mia',
    });
    await put('trip_position', { trip_id: tripId, latitude: 23.5, longitude: 90.8, seen_at: now });
    const reportId = id();
    await put('passenger_report', {
      trip_id: tripId,
      report_id: reportId,
      booking_id: bookingId,
      operator_id: id(),
      kind: 'overcharged',
      state: 'open',
      happened_at: now,
      place_en: 'Gabtoli',
      place_bn: 'গাবতলী',
      text: 'He took more.',
      paid_paisa: 100,
      paid_to: 'Karim',
      moves: 1,
    });
    await put('report_move', {
      trip_id: tripId,
      report_id: reportId,
      move_no: 1,
      event: 'report',
      to_state: 'open',
      said: 'He took more.',
      made_by: id(),
    });
    await put('admin_request', {
      trip_id: tripId,
      request_id: id(),
      kind: 'refund',
      booking_id: bookingId,
      amount_paisa: 100,
      born_by: 'portal',
      reason: 'Mina called',
      state: 'declined',
      requested_by: id(),
      requested_by_name: 'Karim Mia',
      lapses_at: now,
      decided_by: id(),
      decided_by_name: 'Mina',
      decided_at: now,
    });
    await put('reversal', {
      trip_id: tripId,
      reversal_id: id(),
      payment_id: id(),
      booking_id: bookingId,
      amount_paisa: 100,
      reversed_on: now,
      reference: 'CB 1',
      reason: 'Mina’s bank says so',
      answer_by: now,
      tickets_kept: true,
      state: 'charged-portal',
      recorded_by: id(),
      recorded_by_name: 'Karim Mia',
      asked_outcome: 'portal',
      asked_by: id(),
      asked_by_name: 'Karim Mia',
      decided_by: id(),
      decided_by_name: 'Mina',
      decided_at: now,
      decided_reason: 'Mina travelled',
    });
    await put('gateway_difference', {
      difference_id: id(),
      day: now,
      trip_id: tripId,
      booking_id: bookingId,
      subject: 'payment',
      subject_id: id(),
      kind: 'other-number',
      gateway: 'sslcommerz',
      number: 'T1',
      ours: '1',
      theirs: '2',
      state: 'closed',
      closed_at: now,
      closed_by: id(),
      closed_by_name: 'Karim Mia',
      closed_reason: 'Mina has both numbers',
    });
    await put('support_case_move', {
      trip_id: tripId,
      case_id: id(),
      move_no: 1,
      event: 'open',
      to_state: 'open',
      said: 'Mina got no SMS.',
      made_by: id(),
    });
    await put('rating', {
      trip_id: tripId,
      booking_id: bookingId,
      operator_id: id(),
      ticket_id: id(),
      punctuality: 1,
      coach: 2,
      staff: 3,
      words: 'Karim at the door was rude.',
      answer: 'We have talked to Karim.',
      answered_at: now,
      hidden_reason: 'It names Karim.',
      hidden_at: now,
    });
    await client.query(`update trip set supervisor_phone = '+8801711223344' where trip_id = $1`, [tripId]);
  });
};
