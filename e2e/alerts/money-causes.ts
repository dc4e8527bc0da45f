import { setTimeout as pause } from 'node:timers/promises';
import { Failed } from '../../bench/load.ts';
import { buy, type Wish } from '../../bench/buyer.ts';
import type { Cause } from './cause.ts';
import type { Stage } from './stage.ts';
import { buyUntil } from './traffic.ts';

/** One more than may lose their seats in an hour without an alert. */
const silentPurchases = 6;
let silent: { wishes: Wish[]; tranIds: string[] } = { wishes: [], tranIds: [] };

const openTranIds = async ({ database }: Stage, wishes: readonly Wish[]): Promise<string[]> => {
  const { rows } = await database.pool.query<{ tranId: string }>(
    `select p.tran_id as "tranId" from payment p join booking_seat s using (trip_id, booking_id)
      join unnest($1::uuid[], $2::text[]) w(trip_id, seat_no) on (w.trip_id, w.seat_no) = (s.trip_id, s.seat_no)
     where p.state in ('created', 'redirected')`,
    [wishes.map(({ tripId }) => tripId), wishes.map(({ seatNo }) => seatNo)],
  );
  return rows.map(({ tranId }) => tranId);
};

/** The gateway takes payments and does not answer queries about them. */
export const gatewaySilent: Cause = {
  alerts: ['GatewaySilent'],
  says: `${silentPurchases} travellers leave the gateway's page, and the gateway does not answer about them`,
  begin: async (stage) => {
    const wishes = Array.from({ length: silentPurchases }, () => stage.traffic.nextWish());
    await stage.sandbox.behave({ query: 'hang' });
    for (const wish of wishes) await buyUntil(stage.sites, wish, 'pay');
    await stage.sandbox.behave({ query: 'ok' });
    silent = { wishes, tranIds: await openTranIds(stage, wishes) };
    if (silent.tranIds.length !== silentPurchases) throw new Error('their payments are not open');
  },
  mended: 'others take their seats, the travellers pay after all, and the gateway tells it',
  end: async ({ sites, sandbox }) => {
    for (const wish of silent.wishes) await buyUntil(sites, wish, 'hold');
    for (const tranId of silent.tranIds) {
      await sandbox.behave({ query: 'ok' }, tranId);
      await sandbox.choose(tranId);
    }
  },
};

/** Late payments find their seats taken. */
export const seatsLost: Cause = {
  alerts: ['SeatsLostWhilePaying'],
  says: 'they have paid for seats that others hold',
  follows: gatewaySilent,
  begin: async () => undefined,
  mended: 'an hour later (moved in the database)',
  end: ({ database }) =>
    database.pool.query(
      `update booking set created_at = created_at - interval '1 hour' where state = 'unseated'`,
    ),
};

export const riskyPayment: Cause = {
  alerts: ['PaymentsWaitForReview'],
  says: 'the gateway calls a payment risky, and nobody decides',
  begin: async ({ sites, sandbox, traffic }) => {
    await sandbox.behave({ risk: '1' });
    await buy(sites, traffic.nextWish(), () => undefined).catch((thrown: unknown) => {
      if (!(thrown instanceof Failed && thrown.code === 'ended review')) throw thrown;
    });
    await sandbox.behave({ risk: '0' });
  },
  mended: 'the time to decide is over (moved in the database): the money goes back',
  end: async ({ database: { pool } }) => {
    await pool.query(`update trip_seat s set expires_at = now() from booking b
      where b.trip_id = s.trip_id and b.booking_id = s.booking_id and b.state = 'review'`);
    await pool.query(`update booking set review_until = now() where state = 'review'`);
  },
};

export const gatewayDown: Cause = {
  alerts: ['SalesStopped'],
  says: 'the gateway answers every new payment with an error, while people go on looking',
  begin: ({ sandbox }) => sandbox.behave({ init: '500' }),
  mended: 'the gateway takes payments again',
  end: ({ sandbox }) => sandbox.behave({ init: 'ok' }),
};

/** Time limit for the comparison to list a day and to query one attempt of it. */
const comparedMs = 60_000;

/** The comparison finds a payment whose bank number in the books differs from the gateway's. */
export const differenceOpen: Cause = {
  alerts: ['DifferencesWait'],
  says: 'the books have another number of a bank than the gateway says, and nobody closes the case for a day (moved in the database)',
  begin: async ({ sites, traffic, database: { pool } }) => {
    await buy(sites, traffic.nextWish(), () => undefined);
    await pool.query(`update payment set bank_tran_id = 'ANOTHER' || bank_tran_id, created_at = created_at - interval '2 days'
      where (trip_id, payment_id) in (select trip_id, payment_id from payment
        where state = 'paid' and gateway <> 'counter' order by created_at desc limit 1)`);
    await pool.query('delete from gateway_day');
    await pool.query(`insert into gateway_day (day, listed_until, finished_at)
      select day, (day + 1)::timestamp at time zone 'Asia/Dhaka', now()
      from (select (now() at time zone 'Asia/Dhaka')::date - 3 as day) before`);
    for (const began = performance.now(); ; await pause(500)) {
      const { rowCount } = await pool.query(
        `update gateway_difference set found_at = now() - interval '25 hours'`,
      );
      if (rowCount) break;
      if (performance.now() - began > comparedMs) throw new Error('the comparison finds no difference');
    }
  },
  mended: 'the number is put right, and the comparison forgotten (in the database)',
  end: async ({ database: { pool } }) => {
    await pool.query('delete from gateway_difference; delete from gateway_question; delete from gateway_day');
    await pool.query(`update payment set bank_tran_id = substr(bank_tran_id, 8), created_at = created_at + interval '2 days'
      where bank_tran_id like 'ANOTHER%'`);
  },
};
