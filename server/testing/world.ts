import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';
import { paisa } from '@poth/domain/money.ts';
import type { GatewayName, PaymentMethod } from '@poth/domain/payment/payment.ts';
import { startSandbox } from '@poth/sandbox/start.ts';
import { openAuth } from '../identity/auth.ts';
import { buildApp } from '../../portal/app.ts';
import { writeRunLog } from '../back-office/run-log.ts';
import { chores as choresOf, startChores } from '../chores.ts';
import { openArchive } from '../db/archive.ts';
import { recogniseCluster } from '../db/cluster.ts';
import { type Database, openDatabase } from '../db/database.ts';
import type { Replica } from '../db/replica.ts';
import { createTestDatabase } from '../db/testing.ts';
import type { Deps } from '../deps.ts';
import { mailDesk } from '../enquiry/mail-desk.ts';
import { undeclaredMark } from '../http/call-index.ts';
import { asPlainLine, type Log } from '../log/log.ts';
import { createReadiness } from '../http/readiness.ts';
import type { LaneBounds, LaneName } from '../http/request-lanes.ts';
import type { Web } from '../../portal/web.ts';
import { openMetrics } from '../metrics/metrics.ts';
import { smtpMailer } from '../messaging/smtp-mailer.ts';
import { openSms } from '../messaging/open-sms.ts';
import { bkash } from '../payment/gateways/bkash/bkash.ts';
import { openGateways } from '../payment/gateways/gateways.ts';
import { nagad } from '../payment/gateways/nagad/nagad.ts';
import { sandboxBkash, sandboxNagad } from '../payment/gateways/sandbox-accounts.ts';
import { sslcommerz } from '../payment/gateways/sslcommerz/sslcommerz.ts';
import { buildPortal } from '../portal.ts';
import { watchTrips } from '../seating/watch-trips.ts';
import type { Secrets } from '../secrets.ts';
import { openSettings } from '../settings/live-settings.ts';
import { localFolder } from '../storage/local-folder.ts';
import { openKeys } from '../start/open-keys.ts';
import { openPdfPool } from '../ticket/pdf-pool.ts';
import { generateTicketKey } from '../ticket/ticket-key.ts';
import { openRooms } from '../waiting-room/rooms.ts';
import { ageHold } from './age-hold.ts';
import { gatewayControl } from './gateway-control.ts';
import { holdPort } from './hold-port.ts';

type WorldOptions = {
  chores?: boolean;
  /** Gateway at which buyers pay; with any but SSLCommerz, bKash and Nagad have contracts of their own. */
  paidAt?: GatewayName;
  /** Timeout of the gateway in milliseconds. */
  timeoutMs?: number;
  /** The pages, where a test asks for them. */
  web?: Web;
  /** World whose database this one shares, as another process of the same installation. */
  beside?: { databaseUrl: string };
  /** Opens the portal's connections: the control of a race opens them without a guard. */
  openPortalDatabase?: (url: string) => Database;
  /** Opens the replica for calls that only read. */
  openReplica?: (db: Database, url: string, log: (line: string) => void) => Replica;
  /** Keys in place of the default ones, as a process finds them after a turn of keys. */
  secrets?: Secrets;
  /** Adds a second gateway of SMS. The timeout of each is set with it. */
  secondSms?: boolean;
  smsTimeoutMs?: number;
  smsFirst?: SmsGatewayName;
  /** Uses a database of one server even on a cluster, for what only a single server can do. */
  oneServer?: boolean;
  /** Bounds that replace the default ones of these lanes. */
  laneBounds?: Partial<Record<LaneName, LaneBounds>>;
};

/** Pages are tested in the browser; here only calls and callbacks are answered. */
const noPages = {
  page: async () => new Response('', { status: 404 }),
  asset: () => new Response('', { status: 404 }),
};

/** Shared by all worlds of a test process: a thread needs a second to load its renderer. */
const pdfs = openPdfPool();

/** Secrets that worlds of one database share. */
const ordinarySecrets = {
  linkSecret: 'a secret of this test, long enough',
  authSecret: 'a secret of this test, long enough for sessions',
};

/** bKash and Nagad at the sandbox, by contracts of their own. */
const ownGateways = (origins: { bkash: string; nagad: string }, db: Database, timeoutMs: number) => ({
  bkash: bkash(
    { ...sandboxBkash, baseUrl: `${origins.bkash}/v1.2.0-beta`, timeoutMs, openTimeoutMs: timeoutMs },
    db,
  ),
  nagad: nagad({ ...sandboxNagad(), baseUrl: origins.nagad, timeoutMs }),
});

/** Payment methods for each gateway. Without own contracts SSLCommerz takes bKash too, and a card the second time. */
const methodsAt: Record<GatewayName, { first: PaymentMethod; again: PaymentMethod }> = {
  sslcommerz: { first: 'bkash', again: 'card' },
  bkash: { first: 'bkash', again: 'bkash' },
  nagad: { first: 'nagad', again: 'nagad' },
};

const standIn = (sandboxUrl: string, provider: string) => ({
  clientId: 'poth_sandbox',
  clientSecret: 'poth_sandbox_secret',
  discoveryUrl: `${sandboxUrl}/identity/${provider}/.well-known/openid-configuration`,
});

/**
 * Starts a whole portal for one test file: a database of its own, the sandbox of the gateway as another server, HTTP on
 * a free port. `chores`: runs the chores; without it a test runs each by hand.
 */
export const createWorld = async ({
  chores = true,
  timeoutMs = 1_500,
  paidAt = 'sslcommerz',
  web = noPages,
  beside,
  openPortalDatabase = (url) => openDatabase(url, 'poth_app'),
  openReplica,
  laneBounds = {},
  oneServer = false,
  secondSms = false,
  smsTimeoutMs: smsMs = 10_000,
  smsFirst = 'ssl-wireless',
  secrets,
}: WorldOptions = {}) => {
  const database = beside
    ? { url: beside.databaseUrl, drop: async () => undefined }
    : await createTestDatabase({ oneServer });
  const hasOwnContracts = paidAt !== 'sslcommerz';
  const sandbox = await startSandbox({
    port: 0,
    smtpPort: 0,
    ...(hasOwnContracts && { bkashPort: 0, nagadPort: 0 }),
  });
  const door = await holdPort();
  const publicUrl = `http://localhost:${door.port}`;
  const log: string[] = [];
  const note: Log = (line, facts) => {
    log.push(asPlainLine(line, facts));
    // A test sees only an answer of 500 for a bug, so the output shows the fault.
    if (facts?.fault) console.error(asPlainLine(line, facts));
  };
  const objectsFolder = await mkdtemp(join(tmpdir(), 'poth-objects-'));
  const db = openPortalDatabase(database.url);
  await recogniseCluster(db);
  const auditor = openDatabase(database.url, 'poth_auditor', { max: 1 });
  const keys = openKeys(secrets ?? { ...ordinarySecrets, ticketKey: generateTicketKey() });
  const account = {
    storeId: 'poth_sandbox',
    storePassword: 'poth_sandbox@ssl',
    fallbackEmail: 'tickets@poth.example',
  };
  const providers = {
    google: standIn(sandbox.url, 'google'),
    facebook: standIn(sandbox.url, 'facebook'),
  };
  const settings = await openSettings(db, { serviceChargePerSeat: paisa(2_000) }, note);
  const mailer = smtpMailer(`smtp://127.0.0.1:${sandbox.smtpPort}`, 'Poth <tickets@poth.example>', publicUrl);
  const replica = openReplica?.(db, database.url, note);
  const archive = openArchive(database.url);
  const metrics = openMetrics();
  const deps: Deps = {
    db,
    replica,
    archive,
    now: () => new Date(),
    publicUrl,
    settings,
    gateways: openGateways(
      sslcommerz({
        ...account,
        baseUrl: sandbox.url,
        timeoutMs,
        productProfile: 'non-physical-goods',
      }),
      hasOwnContracts ? ownGateways(sandbox.origins, db, timeoutMs) : undefined,
    ),
    mailer,
    enquiryDesk: mailDesk(mailer, 'help@poth.example'),
    sms: openSms(
      {
        sslWireless: { baseUrl: `${sandbox.url}/sms/`, apiToken: 'sandbox', sid: 'POTH', timeoutMs: smsMs },
        infobip: secondSms
          ? { baseUrl: `${sandbox.url}/sms/infobip/`, apiKey: 'sandbox', sender: 'POTH', timeoutMs: smsMs }
          : undefined,
        first: smsFirst,
      },
      metrics,
    ),
    ticketSigner: keys.ticketSigner,
    linkSigner: keys.linkSigner,
    auth: openAuth({
      db,
      publicUrl,
      secrets: keys.authSecrets,
      providers,
      log: note,
    }),
    objects: localFolder(objectsFolder),
    ...watchTrips(db, settings, note),
    rooms: openRooms(db, settings, note),
    pdfs,
    metrics,
    log: note,
  };
  const portal = buildPortal(deps);
  const app = buildApp({
    deps,
    portal,
    config: {
      demonstration: true,
      sandboxUrl: sandbox.url,
      logFormat: 'plain',
      measuredOneIn: 20,
      production: false,
      trustProxy: 1,
      identityProviders: providers,
    },
    web,
    readiness: createReadiness({ url: database.url, gateways: deps.gateways }),
    laneBounds,
  });
  door.answerWith(app.fetch);
  const stopChores = chores ? startChores(deps, deps.log) : undefined;

  return {
    deps,
    db,
    auditor,
    portal,
    publicUrl,
    log,
    databaseUrl: database.url,
    gateway: gatewayControl(sandbox.url),
    /** Addresses at which the sandbox is bKash and Nagad, where they have contracts of their own. */
    origins: sandbox.origins,
    /** Payment methods by which buyers reach the gateway under test: at the first attempt, and at another one. */
    methods: methodsAt[paidAt],
    /** Ages a booking: its hold began `minutes` minutes earlier. */
    age: (tripId: string, bookingId: string, minutes: number): Promise<void> =>
      ageHold(db, { tripId, bookingId }, minutes * 60_000),
    /**
     * Runs every chore once, by hand; only publishing trips is left out. `atMostEveryMs`: only chores that run at least
     * as often.
     */
    doChores: async ({ atMostEveryMs = Infinity } = {}): Promise<void> => {
      for (const { name, everyMs, run, settled } of choresOf(deps, deps.log)) {
        if (name === 'trips' || everyMs > atMostEveryMs) continue;
        await run();
        await settled?.();
      }
      await writeRunLog(db);
    },
    stop: async (): Promise<void> => {
      await stopChores?.();
      deps.seatWatch.stop();
      deps.touches.stop();
      deps.rooms.stop();
      deps.settings.stop();
      mailer.stop();
      await door.close();
      await replica?.stop();
      await archive.db.destroy();
      await db.destroy();
      await auditor.destroy();
      await sandbox.stop();
      await database.drop();
      await rm(objectsFolder, { recursive: true, force: true });
      // A problem that the description of a call lacks fails the test file.
      const undeclared = new Set(log.filter((line) => line.startsWith(undeclaredMark)));
      if (undeclared.size > 0) throw new Error([...undeclared].join('\n'));
    },
  };
};

export type World = Awaited<ReturnType<typeof createWorld>>;
