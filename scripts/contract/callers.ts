import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { dhakaTodayInSql } from '../../server/db/clock.ts';
import { newAddress } from '../../server/testing/buyer.ts';

export const callerNames = ['nobody', 'buyer', 'passenger', 'provider', 'owner', 'admin'] as const;
export type CallerName = (typeof callerNames)[number];
export type Callers = {
  tokens: Record<CallerName, string | undefined>;
  emails: Record<CallerName, string>;
  companyId: string;
};

const password = 'the road to Sylhet';

const post = async (origin: string, path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-poth-client': 'contract',
      'x-forwarded-for': newAddress(),
      ...headers,
    },
  });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer;
};

/** Signs up, confirms the address in the database, signs in and returns the token. */
const enter = async (
  origin: string,
  client: pg.Client,
  email: string,
  accountType: string,
): Promise<string> => {
  await post(origin, '/auth/sign-up', { name: 'Tasnim Rahman', email, password, accountType });
  await client.query('update auth_user set email_verified = true where email = $1', [email]);
  const answer = await post(origin, '/auth/sign-in', { email, password });
  const cookie = answer.headers
    .getSetCookie()
    .map((set) => set.split(';')[0])
    .join('; ');
  const asked = await fetch(`${origin}/users/jwt?email=${email}`, { headers: { cookie } });
  return ((await asked.json()) as { accessToken: string }).accessToken;
};

/**
 * Creates one caller of each kind, and the company that the owner runs. databaseUrl: with the rights of the database's owner.
 */
export const gatherCallers = async (origin: string, databaseUrl: string): Promise<Callers> => {
  const named = callerNames.map((name) => [name, `${name}-${randomUUID().slice(0, 8)}@example.com`]);
  const emails = Object.fromEntries(named) as Callers['emails'];
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { token: buyer } = (await (await post(origin, '/api/buyers', {})).json()) as { token: string };
  const tokens: Callers['tokens'] = {
    nobody: undefined,
    buyer,
    passenger: await enter(origin, client, emails.passenger, 'user'),
    provider: await enter(origin, client, emails.provider, 'busProvider'),
    owner: await enter(origin, client, emails.owner, 'busProvider'),
    admin: await enter(origin, client, emails.admin, 'user'),
  };
  await client.query(
    `insert into account_role (user_id, role, granted_by)
    select id, 'admin', 'contract' from auth_user where email = $1`,
    [emails.admin],
  );
  await client.query('update auth_user set two_factor_enabled = true where email = $1', [emails.admin]);
  await client.query(
    `update auth_session set second_factor = true
    where user_id = (select id from auth_user where email = $1)`,
    [emails.admin],
  );
  await client.end();
  const company = { busName: 'Padma Paribahan', email: emails.owner, licenseNumber: 'BRTA-4711' };
  const registered = await post(origin, '/busProvider', company, { authorization: `Bearer ${tokens.owner}` });
  const { insertedId } = (await registered.json()) as { insertedId: string };
  const verified = await fetch(`${origin}/busProvider/${insertedId}`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${tokens.admin}` },
  });
  if (!verified.ok) throw new Error(`the company of the owner was not verified: ${verified.status}`);
  return { tokens, emails, companyId: insertedId };
};

type Held = {
  tripId: string;
  bookingId: string;
  seatNos: string[];
  phone: string;
  pnr: string;
};

/** Holds seats for a caller and enters the details, so that paying and cancelling have a booking to act on. */
const holdSeats = async (origin: string, token: string, tripId: string): Promise<Held> => {
  const headers = { authorization: `Bearer ${token}` };
  const journey = { fromStopNo: 0, toStopNo: 1 };
  const map = await fetch(`${origin}/api/trips/${tripId}/seats?from=0&to=1`);
  const { seats, marks } = (await map.json()) as { seats: Record<string, string>; marks: object };
  const free = Object.keys(seats).filter((seatNo) => seats[seatNo] === 'available' && !(seatNo in marks));
  const seatNos = free.slice(0, 2);
  const hold = { tripId, ...journey, seatNos, language: 'en', key: randomUUID() };
  const held = (await (await post(origin, '/api/holds', hold, headers)).json()) as { bookingId: string };
  const ref = { tripId, bookingId: held.bookingId };
  const phone = `0171${String(Math.floor(Math.random() * 1e7)).padStart(7, '0')}`;
  const details = {
    ...ref,
    name: 'Tasnim Rahman',
    phone,
    email: '',
    passengers: [],
    termsAccepted: true,
    language: 'en',
  };
  await post(origin, '/api/bookings/details', details, headers);
  const seen = await fetch(`${origin}/api/holds/${tripId}/${held.bookingId}`, { headers });
  const { booking } = (await seen.json()) as { booking: { pnr: string } };
  return { ...ref, seatNos, phone, pnr: booking.pnr };
};

/** Starts to pay a second hold of the caller: the first one stays open to changes. */
const startPayment = async (origin: string, token: string, tripId: string): Promise<string> => {
  const { bookingId } = await holdSeats(origin, token, tripId);
  const payment = { tripId, bookingId, method: 'bkash', key: randomUUID() };
  const answer = await post(origin, '/api/payments', payment, { authorization: `Bearer ${token}` });
  return ((await answer.json()) as { tranId: string }).tranId;
};

export type KnownTo = (caller: CallerName, call: string) => Record<string, readonly unknown[]>;

/** Values that exist in this installation, for each caller, so that many requests reach the logic of their call. */
export const readKnownValues = async (
  origin: string,
  databaseUrl: string,
  { emails, tokens, companyId }: Callers,
): Promise<KnownTo> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  const { rows: trips } = await client.query<{ trip_id: string; date: string }>(
    `select trip_id, to_char(service_date, 'YYYY-MM-DD') as date from trip where state = 'on-sale'
      and service_date between ${dhakaTodayInSql} + 1 and ${dhakaTodayInSql} + 2 order by trip_id limit 30`,
  );
  await client.end();
  const held = new Map<CallerName, Held>();
  const tranIds = new Map<CallerName, string>();
  // Counters of the demonstration sell at the same time: if a seat is gone, another trip is tried.
  const left = trips.values();
  for (const name of callerNames) {
    const token = tokens[name];
    if (!token) continue;
    for (const { trip_id } of left) {
      const own = await holdSeats(origin, token, trip_id).catch(() => undefined);
      if (own) held.set(name, own);
      if (own) break;
    }
    for (const { trip_id } of left) {
      const tranId = await startPayment(origin, token, trip_id).catch(() => undefined);
      if (tranId) tranIds.set(name, tranId);
      if (tranId) break;
    }
  }
  const dates = [...new Set(trips.map(({ date }) => date))];
  const [from, to] = [
    ['Dhaka', 'ঢাকা', 'dhaka'],
    ['Sylhet', 'Bogura', 'Chattogram'],
  ];
  const common = {
    user_email: ['tasnim@example.com'],
    id: [companyId],
    tripId: trips.map(({ trip_id }) => trip_id),
    date: dates,
    Date: dates,
    from,
    to,
    From: from,
    To: to,
    phone: ['01711223344', '+8801811223344', '০১৭১১২২৩৩৪৪', 1711223344],
    seatNos: [['A1'], ['B2'], ['C3', 'D1']],
    fromStopNo: [0],
    toStopNo: [1],
    password: [password],
    name: ['Tasnim Rahman', 'তাসনিম'],
    DepartureTime: ['11:00 pm', '23:00', 'রাত ১১:০০'],
    ReportingTime: ['10:30 pm', '22:30'],
    Fare: [570, '570', '৫৭০'],
    BusNumber: ['PP-4001', 'PP-4002', 'PP-4003', 'PP-4004'],
    licenseNumber: ['BRTA-4711', 'BRTA-4712'],
    image: ['picture'],
    key: [randomUUID(), randomUUID()],
  };
  const newcomers = Array.from({ length: 60 }, () => `new-${randomUUID()}@example.com`);
  return (caller, call) => {
    const own = held.get(caller);
    return {
      ...common,
      email: call.startsWith('POST /auth/') ? newcomers : [emails[caller]],
      ...(/\/trips\/\{tripId\}/.test(call) ? { from: [0], to: [1] } : {}),
      ...(own && /release|holds\/|bookings|payments|refunds/.test(call)
        ? {
            tripId: [own.tripId],
            bookingId: [own.bookingId],
            seatNos: [own.seatNos],
            tranId: [tranIds.get(caller) ?? 'T0'],
          }
        : {}),
      ...(own && /look-ups|codes|proofs|tickets/.test(call) && call.includes('/api/')
        ? { pnr: [own.pnr], phone: [own.phone] }
        : {}),
    };
  };
};
