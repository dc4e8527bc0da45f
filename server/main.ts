import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { openAuth } from './account/auth.ts';
import { buildApp } from './app.ts';
import { startChores } from './chores.ts';
import { ownSettings, readConfig, renderAsInProduction } from './config.ts';
import { admitLogin } from './db/admit-login.ts';
import { openDatabase } from './db/database.ts';
import { ensureDatabase, migrate } from './db/migrate.ts';
import { startEmbeddedPostgres } from './db/embedded.ts';
import { seedDemonstration } from './db/seed/seed-demonstration.ts';
import { seedPlaces } from './db/seed/seed-places.ts';
import { sellSomeSeats } from './db/seed/sell-some-seats.ts';
import { switchDemonstration } from './db/seed/switch-demonstration.ts';
import type { Deps } from './deps.ts';
import { formMailDesk } from './enquiry/form-mail-desk.ts';
import { mailDesk } from './enquiry/mail-desk.ts';
import { smtpMailer } from './notification/smtp-mailer.ts';
import { sslWirelessSms } from './notification/ssl-wireless-sms.ts';
import { sslcommerz } from './payment/gateways/sslcommerz/sslcommerz.ts';
import { watchGateway } from './payment/gateways/watch.ts';
import { buildPortal } from './portal.ts';
import { readSecrets } from './secrets.ts';
import { openSeatWatch } from './seating/seat-watch.ts';
import { openSettings } from './settings/live-settings.ts';
import { localFolder } from './storage/local-folder.ts';
import { s3Bucket } from './storage/s3.ts';
import { openPdfPool } from './ticket/pdf-pool.ts';
import { createLinkSigner } from './ticket/signed-link.ts';
import { signTicket, type TicketToSign } from './ticket/sign-ticket.ts';
import { createTicketSigner } from './ticket/ticket-key.ts';
import { saleDates } from './trip/keep-trips-filled.ts';
import { publishTrips } from './trip/publish-trips.ts';
import { openWeb } from './http/web.ts';

const log = (line: string): void => console.log(line);
/** These days are on sale before the first page is served; the rest of the month follows behind it. */
const daysBeforeServing = 3;
/** The demonstration's counters have sold seats this many days ahead. */
const daysWithSales = 10;
const config = readConfig();
renderAsInProduction();

const postgres = config.databaseUrl
  ? undefined
  : await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log });
const ownUrl = postgres && (await ensureDatabase(postgres.adminUrl, 'poth'));
const url = config.databaseUrl ?? ownUrl ?? '';
const applied = await migrate(config.migrationUrl ?? url, log);
if (applied > 0) log(`database: ${applied} migrations applied`);
await admitLogin(config.migrationUrl ?? url, url);

const secrets = await readSecrets(config.dataDir);
const db = openDatabase(url, 'poth_app');
const mailer = smtpMailer(config.smtpUrl, config.mailFrom);
const deps: Deps = {
  db,
  now: () => new Date(),
  publicUrl: config.publicUrl,
  settings: await openSettings(db, ownSettings(config), log),
  gateway: watchGateway(sslcommerz(config.gateway)),
  mailer,
  enquiryDesk: config.formMail ? formMailDesk(config.formMail) : mailDesk(mailer, config.enquiryTo),
  sms: sslWirelessSms(config.sms),
  ticketSigner: createTicketSigner(secrets.ticketKey),
  linkSigner: createLinkSigner(secrets.linkSecret),
  auth: openAuth({
    db,
    publicUrl: config.publicUrl,
    secret: secrets.authSecret,
    providers: config.identityProviders,
    log,
  }),
  objects: config.bucket ? s3Bucket(config.bucket) : localFolder(join(config.dataDir, 'objects')),
  seatWatch: openSeatWatch(db, log),
  pdfs: openPdfPool(),
  log,
};

if (deps.settings().demonstration) await seedDemonstration(deps, log);
else await seedPlaces(deps);
await switchDemonstration(db, deps.settings().demonstration);
await publishTrips(deps)(saleDates(deps.now(), deps.settings()).slice(0, daysBeforeServing), log);

const app = buildApp({ deps, portal: buildPortal(deps), config, web: await openWeb() });
const server = serve({ fetch: app.fetch, port: config.port });
const stopChores = startChores(deps, log);
if (deps.settings().demonstration)
  void sellDemonstration().catch((thrown) =>
    log(`demonstration: ${thrown instanceof Error ? thrown.stack : thrown}`),
  );
server.once('listening', () => log(`server ready ${config.publicUrl}`));

/** Lets the demonstration's counters have sold some seats, the nearest days first. */
async function sellDemonstration(): Promise<void> {
  const dates = saleDates(deps.now(), deps.settings());
  const signed = (ticket: TicketToSign) => signTicket(deps.ticketSigner, ticket, deps.now());
  await sellSomeSeats({ ...deps, signTicket: signed })(dates.slice(0, daysBeforeServing), log);
  await publishTrips(deps)(dates.slice(0, daysWithSales), log);
  await sellSomeSeats({ ...deps, signTicket: signed })(dates.slice(0, daysWithSales), log);
}

const stop = async (): Promise<void> => {
  deps.seatWatch.stop();
  deps.settings.stop();
  const closed = new Promise((resolve) => server.close(resolve));
  if ('closeAllConnections' in server) server.closeAllConnections();
  await Promise.all([closed, stopChores()]);
  await deps.pdfs.stop();
  await db.destroy();
  await postgres?.stop();
  process.exit(0);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
