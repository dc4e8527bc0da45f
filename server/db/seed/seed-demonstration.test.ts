import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { dhakaDate, minuteOfDay } from '@poth/domain/dhaka.ts';
import { defaultRefundPolicy, RefundPolicy } from '@poth/domain/refund/policy.ts';
import { bareNames } from '@poth/domain/place/place-name.ts';
import { listOperators } from '../../operator/list-operators.ts';
import { listRoutes } from '../../search/list-routes.ts';
import { fixedSettings } from '../../settings/live-settings.ts';
import { deliveredSettings } from '@poth/domain/settings.ts';
import { asking } from '../../testing/asking.ts';
import { saleDates } from '../../schedule/publish-missing-trips.ts';
import { publishTrips } from '../../schedule/publish-trips.ts';
import type { Database } from '../database.ts';
import { operators } from './operators.ts';
import { places } from './places.ts';
import { seedDemonstration } from './seed-demonstration.ts';
import { sellSomeSeats } from './sell-some-seats.ts';
import { openTestPortal } from './testing-network.ts';

const quiet = () => undefined;
const now = () => new Date();
const dates = saleDates(now(), deliveredSettings).slice(1, 4);

let portal: Awaited<ReturnType<typeof openTestPortal>>;
let db: Database;
let seeded: boolean[];
const rows = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  (await query.execute(db)).rows;
const count = async (from: ReturnType<typeof sql>): Promise<number> =>
  (await rows(sql<{ count: number }>`select count(*) as count from ${from}`))[0]?.count ?? Number.NaN;

beforeAll(async () => {
  portal = await openTestPortal();
  db = portal.db;
  seeded = await Promise.all([seedDemonstration({ db }, quiet), seedDemonstration({ db }, quiet)]);
  await publishTrips({ db })(dates);
});
afterAll(() => portal.close());

describe('places', () => {
  test('64 districts and the towns beside them, each with a readable id', () => {
    expect(places.filter(({ name, district }) => name.en === district.en)).toHaveLength(64);
    for (const { placeId } of places) expect(placeId).toMatch(/^[a-z]+(-[a-z]+)*$/);
    for (const placeId of ['coxs-bazar', 'chapainawabganj', 'benapole', 'kuakata', 'char-fasson'])
      expect(places.map((place) => place.placeId)).toContain(placeId);
  });

  test('no name means two places', () => {
    const names = places.flatMap((place) => [...new Set(bareNames(place))]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  test('names are written in their own script', () => {
    for (const { name, district } of places)
      for (const { en, bn } of [name, district]) {
        expect(en).toMatch(/^[A-Za-z' ]+$/);
        expect(bn).toMatch(/^[\u0980-\u09FF ]+$/);
      }
  });
});

describe('operators', () => {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };

  test.each(operators.map((operator) => [operator.slug, operator] as const))(
    '%s is complete',
    (_, operator) => {
      // WCAG AA: white text on the operator's colour.
      expect(1.05 / (luminance(operator.colour) + 0.05)).toBeGreaterThanOrEqual(4.5);
      expect(RefundPolicy.parse(operator.refundPolicy)).toEqual(operator.refundPolicy);
      const hours = operator.refundPolicy.map((tier) => tier.hoursBefore);
      expect(hours).toEqual(hours.toSorted((a, b) => b - a));
      const counters = new Set(Object.values(operator.dhaka).flat()).size;
      expect(counters).toBeGreaterThanOrEqual(2);
      expect(counters).toBeLessThanOrEqual(4);
    },
  );

  test('the twelve sell, most under the default policy, and are marked as demonstration', async () => {
    expect(await listOperators(asking({ db }))).toHaveLength(12);
    expect(
      operators.filter((operator) => operator.refundPolicy === defaultRefundPolicy).length,
    ).toBeGreaterThan(6);
    expect(await count(sql`operator where not demonstration`)).toBe(0);
  });
});

describe('departures', () => {
  test('fill the day, the small hours included', async () => {
    const departures = await db.selectFrom('schedule').select('departureMinute').execute();
    expect(departures.length).toBeGreaterThanOrEqual(140);
    expect(departures.length).toBeLessThanOrEqual(180);
    const between = (from: number, to: number) =>
      departures.filter(({ departureMinute }) => departureMinute >= from && departureMinute < to).length;
    for (const part of [between(0, 300), between(300, 720), between(720, 1080), between(1080, 1440)])
      expect(part).toBeGreaterThan(5);
  });

  test('serve the top routes in both directions, at fares that fit', async () => {
    const routes = await listRoutes(asking({ db, now, settings: fixedSettings() }));
    const found = (from: string, to: string) =>
      routes.find((route) => route.from.placeId === from && route.to.placeId === to);
    for (const [one, other, fareTaka] of [
      ['dhaka', 'madaripur', 300],
      ['dhaka', 'sylhet', 570],
      ['dhaka', 'chattogram', 570],
      ['dhaka', 'naogaon', 620],
      ['dhaka', 'chapainawabganj', 760],
      ['dhaka', 'coxs-bazar', 900],
      ['dhaka', 'khulna', 590],
      ['dhaka', 'barishal', 420],
      ['dhaka', 'rangpur', 670],
      ['dhaka', 'benapole', 630],
      ['dhaka', 'narayanganj', 50],
    ] as const)
      expect([one, other, found(one, other)?.lowestPricePaisa, found(other, one)?.lowestPricePaisa]).toEqual([
        one,
        other,
        fareTaka * 100,
        fareTaka * 100,
      ]);
  });

  test('every stop of every trip has a counter, and every pair of stops a fare in tens of taka', async () => {
    expect(
      await count(sql`trip_stop s where not exists (
        select from trip_counter c where c.trip_id = s.trip_id and c.stop_no = s.stop_no)`),
    ).toBe(0);
    expect(
      await count(sql`trip t where t.leg_count * (t.leg_count + 1) / 2
        <> (select count(*) from trip_fare f where f.trip_id = t.trip_id)`),
    ).toBe(0);
    expect(await count(sql`trip_fare where fare_paisa < 5000 or fare_paisa % 1000 <> 0`)).toBe(0);
    expect(
      await count(sql`trip_stop a join trip_stop b on b.trip_id = a.trip_id and b.stop_no = a.stop_no + 1
      where b.arrives_at <= a.departs_at`),
    ).toBe(0);
  });

  test('of two that seed at once one does, and a later one changes nothing', async () => {
    expect(seeded.toSorted()).toEqual([false, true]);
    const before = await count(sql`counter`);
    expect(await seedDemonstration({ db }, quiet)).toBe(false);
    expect(await count(sql`counter`)).toBe(before);
  });
});

describe('seats sold at counters', () => {
  const signTicket = (ticket: object) => createHash('sha256').update(JSON.stringify(ticket)).digest('hex');
  const sell = () => sellSomeSeats({ db, now, signTicket })(dates, quiet);
  let sold = 0;
  beforeAll(async () => {
    // A concurrent buyer keeps the seats.
    await sql`update trip_seat set state = 'held', booking_id = ${randomUUID()}, expires_at = now() + interval '1 hour'
      where seat_no = 'A1'`.execute(db);
    sold = await sell();
  });

  test('fill trips unevenly, up to 85 %, whole ways and parts', async () => {
    const trips = await rows(sql<{ share: number }>`
      select avg((state = 'sold')::int)::float as share from trip_seat group by trip_id`);
    const shares = trips.map(({ share }) => share);
    expect(sold).toBeGreaterThan(1000);
    expect(Math.max(...shares)).toBeGreaterThan(0.6);
    expect(Math.max(...shares)).toBeLessThanOrEqual(0.85);
    expect(shares.filter((share) => share === 0).length).toBeGreaterThan(trips.length / 20);
    const journeys = await rows(sql<{ whole: boolean }>`
      select b.to_stop_no - b.from_stop_no = t.leg_count as whole from booking b join trip t on t.trip_id = b.trip_id`);
    const whole = journeys.filter((journey) => journey.whole).length / journeys.length;
    expect(whole).toBeGreaterThan(0.5);
    expect(whole).toBeLessThan(0.9);
  });

  test('every sold seat is a ticket of a paid, confirmed booking, and the other way round', async () => {
    expect(await count(sql`ticket`)).toBe(sold);
    expect(await count(sql`trip_seat where state = 'sold'`)).toBe(await count(sql`ticket_leg`));
    expect(
      await count(sql`ticket_leg k join trip_seat s using (trip_id, seat_no, leg_no)
      where s.state <> 'sold' or s.booking_id <> k.booking_id`),
    ).toBe(0);
    expect(await count(sql`booking where state <> 'confirmed' or pnr !~ '^[2-9A-HJKMNP-Z]{10}$'`)).toBe(0);
    // A cluster has the directory on one machine and the bookings on others, and joins them by no such condition.
    const listed = await rows(sql<object>`select trip_id, booking_id, pnr from pnr_directory order by pnr`);
    expect(listed).toEqual(
      await rows(sql<object>`select trip_id, booking_id, pnr from booking order by pnr`),
    );
    expect(
      await count(sql`booking b join payment p using (trip_id, booking_id)
      where p.state = 'paid' and p.captured_paisa = b.fare_paisa
        and b.fare_paisa = (select sum(fare_paisa) from ticket k
          where k.trip_id = b.trip_id and k.booking_id = b.booking_id)`),
    ).toBe(await count(sql`booking`));
    expect(
      await count(sql`booking b join trip_fare f using (trip_id, from_stop_no, to_stop_no)
      join ticket k using (trip_id, booking_id) where k.fare_paisa <> f.fare_paisa`),
    ).toBe(0);
    expect(
      await count(sql`booking b where not exists (select from trip_counter c where c.trip_id = b.trip_id
      and c.stop_no = b.from_stop_no and c.counter_id = b.boarding_counter_id)`),
    ).toBe(0);
  });

  test('the ledger adds up and holds what the operators earned', async () => {
    expect(
      await count(sql`(select from ledger_line group by book, entry_id having sum(amount_paisa) <> 0) wrong`),
    ).toBe(0);
    const [accounts] = await rows(sql<{ earned: number; paid: number; deposits: number }>`
      select -sum(amount_paisa) filter (where account like 'operator_payable:%')::bigint as earned,
        sum(amount_paisa) filter (where account like 'operator_cash:%')::bigint as paid,
        sum(amount_paisa) filter (where account = 'customer_deposit')::bigint as deposits
      from ledger_line`);
    const [{ total } = { total: Number.NaN }] = await rows(
      sql<{ total: number }>`select sum(fare_paisa)::bigint as total from booking`,
    );
    expect(accounts).toEqual({ earned: total, paid: total, deposits: 0 });
  });

  test('a buyer who was faster kept the seat', async () => {
    expect(await count(sql`trip_seat where seat_no = 'A1' and state <> 'held'`)).toBe(0);
    expect(await count(sql`ticket where seat_no = 'A1'`)).toBe(0);
  });

  test('trips with a booking are left alone the second time', async () => {
    const before = await count(sql`booking`);
    // A new run draws the same numbers for operators without a booking.
    expect(await sell()).toBe(0);
    expect([await count(sql`ticket`), await count(sql`booking`)]).toEqual([sold, before]);
  });
});

test('the demonstration runs on the calendar of Dhaka', async () => {
  const [first] = await rows(sql<{ departsAt: Date; serviceDate: string; departureMinute: number }>`
    select s.departs_at, t.service_date, sc.departure_minute
    from trip t join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0 join schedule sc using (schedule_id)
    where sc.departure_minute < 60 order by s.departs_at limit 1`);
  expect(first && [dhakaDate(first.departsAt), minuteOfDay(first.departsAt)]).toEqual([
    first?.serviceDate,
    first?.departureMinute,
  ]);
  expect(first?.serviceDate).toBe(dhakaDate(now()));
});
