import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type pg from 'pg';
import type { Account, MemberRole } from '@poth/domain/identity/account.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { dhakaTodayInSql } from '../../server/db/clock.ts';
import { openAuth } from '../../server/identity/auth.ts';
import type { Database } from '../../server/db/database.ts';
import type { Deps } from '../../server/deps.ts';
import { onlyKey } from '../../server/key-ring.ts';
import { openMetrics } from '../../server/metrics/metrics.ts';
import { smtpMailer } from '../../server/messaging/smtp-mailer.ts';
import { openSms } from '../../server/messaging/open-sms.ts';
import { openGateways } from '../../server/payment/gateways/gateways.ts';
import { sslcommerz } from '../../server/payment/gateways/sslcommerz/sslcommerz.ts';
import { benchSlug } from './fill.ts';
import { buildPortal, type Portal } from '../../server/portal.ts';
import { watchTrips } from '../../server/seating/watch-trips.ts';
import { openSettings } from '../../server/settings/live-settings.ts';
import { localFolder } from '../../server/storage/local-folder.ts';
import { openPdfPool } from '../../server/ticket/pdf-pool.ts';
import { createLinkSigner } from '../../server/ticket/signed-link.ts';
import { createTicketSigner, generateTicketKey } from '../../server/ticket/ticket-key.ts';
import { openRooms } from '../../server/waiting-room/rooms.ts';

/** Unreachable address: the measured pages call no gateway and send no message. */
const nowhere = 'http://127.0.0.1:9/';
const secret = 'a secret of this run, long enough for everything';
const quiet = () => undefined;

const visitor = (account: Account): Visitor => ({
  kind: 'visitor',
  buyerId: randomUUID(),
  proven: [],
  address: '127.0.0.1',
  account,
  awaiting: null,
});

const accountOf = (name: string): Account => ({
  userId: `desk-${name}`,
  name,
  email: `${name}@example.com`,
  emailVerified: true,
  phone: null,
  accountType: 'user',
  isAdmin: false,
  isSupport: false,
  membership: null,
  deskLock: null,
  session: { sessionId: randomUUID(), signedInAt: new Date(), provenAt: new Date(), secondFactor: true },
  hasSecondFactor: true,
});

/** Portal over a filled database, with the people at its desks. */
export type Desks = {
  portal: Portal;
  owner: Visitor;
  agent: Visitor;
  conductor: Visitor;
  admin: Visitor;
  /** Objects that single pages are opened for: tomorrow's trip, a booking of it, and so on. */
  sample: { tripId: string; pnr: string; phone: string; scheduleId: string; routeId: string };
  operatorId: string;
  stop: () => void;
};

/**
 * Opens the portal over the database of a tape, and registers the people of the desks; beside: a connection without the tape.
 */
export const openDesks = async (
  { db, beside }: { db: Database; beside: Database },
  owner: pg.Pool,
  folder: string,
): Promise<Desks> => {
  const { rows: companies } = await owner.query<{ operatorId: string; counterId: string }>(
    `select o.operator_id as "operatorId", c.counter_id as "counterId"
     from operator o join counter c on c.operator_id = o.operator_id and c.place_id = 'dhaka' where o.slug = $1`,
    [benchSlug],
  );
  const { operatorId, counterId } = companies[0] ?? { operatorId: '', counterId: '' };
  // Queries of these on their own schedule belong to no page.
  const settings = await openSettings(beside, {}, quiet);
  const watched = watchTrips(beside, settings, quiet);
  const rooms = openRooms(beside, settings, quiet);
  const pdfs = openPdfPool();
  const metrics = openMetrics();
  const deps: Deps = {
    db,
    now: () => new Date(),
    publicUrl: 'http://localhost',
    settings,
    gateways: openGateways(
      sslcommerz({
        baseUrl: nowhere,
        storeId: 'bench',
        storePassword: 'bench',
        fallbackEmail: 'bench@poth.example',
        timeoutMs: 1_000,
        productProfile: 'non-physical-goods',
      }),
    ),
    mailer: smtpMailer('smtp://127.0.0.1:9', 'Poth <bench@poth.example>', 'http://localhost'),
    enquiryDesk: { take: async () => undefined },
    sms: openSms(
      {
        sslWireless: { baseUrl: nowhere, apiToken: 'bench', sid: 'BENCH', timeoutMs: 1_000 },
        infobip: undefined,
        first: 'ssl-wireless',
      },
      metrics,
    ),
    metrics,
    ticketSigner: onlyKey(createTicketSigner(generateTicketKey())),
    linkSigner: createLinkSigner(onlyKey(secret)),
    auth: openAuth({ db, publicUrl: 'http://localhost', secrets: { secret }, providers: {}, log: quiet }),
    objects: localFolder(join(folder, 'objects')),
    ...watched,
    rooms,
    pdfs,
    log: quiet,
  };
  const member = (name: string, role: MemberRole) =>
    visitor({
      ...accountOf(name),
      membership: { operatorId, operatorName: { en: 'Desk', bn: 'ডেস্ক' }, role, operatorState: 'verified' },
    });
  const people = {
    owner: member('owner', 'owner'),
    agent: member('agent', 'counter-agent'),
    conductor: member('conductor', 'conductor'),
    admin: visitor({ ...accountOf('admin'), accountType: 'admin', isAdmin: true }),
  };
  for (const { account } of Object.values(people))
    await owner.query(
      `insert into auth_user (id, name, email, email_verified, created_at, updated_at)
       values ($1, $2, $3, true, now(), now()) on conflict do nothing`,
      [account?.userId, account?.name, account?.email],
    );
  for (const { account } of [people.owner, people.agent, people.conductor])
    await owner.query(
      `insert into operator_member (user_id, operator_id, role) values ($1, $2, $3) on conflict do nothing`,
      [account?.userId, operatorId, account?.membership?.role],
    );
  const portal = buildPortal(deps);
  if (!(await portal.counter.viewOpenShift(people.agent)))
    await portal.counter.openShift(people.agent, { counterId, floatPaisa: 50_000 });
  // Payout statements are made every week: only money since the last one is open.
  const until = addDays(dhakaDate(new Date()), -8);
  await portal.settlement.prepareSettlements(people.admin, { operatorId: null, until });
  const { rows } = await owner.query<Desks['sample']>(
    `select b.trip_id as "tripId", b.pnr, b.contact_phone as phone, t.schedule_id as "scheduleId", s.route_id as "routeId"
     from trip t join booking b on b.trip_id = t.trip_id join schedule s on s.schedule_id = t.schedule_id
     where t.operator_id = $1 and t.service_date = ${dhakaTodayInSql} + 2 limit 1`,
    [operatorId],
  );
  const [sample] = rows;
  if (!sample) throw new Error('no trip the day after tomorrow');
  return {
    portal,
    ...people,
    sample,
    operatorId,
    stop: () => {
      watched.seatWatch.stop();
      watched.touches.stop();
      rooms.stop();
      void pdfs.stop();
      settings.stop();
    },
  };
};
