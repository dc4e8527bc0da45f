import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startChores } from '@poth/server/chores.ts';
import { type Config, ownSettings, readConfig, renderAsInProduction } from '@poth/server/config.ts';
import { type Database, openDatabase } from '@poth/server/db/database.ts';
import type { Deps } from '@poth/server/deps.ts';
import { formMailDesk } from '@poth/server/enquiry/form-mail-desk.ts';
import { mailDesk } from '@poth/server/enquiry/mail-desk.ts';
import { createReadiness } from '@poth/server/http/readiness.ts';
import { openAuth } from '@poth/server/identity/auth.ts';
import { smtpMailer } from '@poth/server/messaging/smtp-mailer.ts';
import { sslWirelessSms } from '@poth/server/messaging/ssl-wireless-sms.ts';
import { sslcommerz } from '@poth/server/payment/gateways/sslcommerz/sslcommerz.ts';
import { watchGateway } from '@poth/server/payment/gateways/watch.ts';
import { buildPortal } from '@poth/server/portal.ts';
import { watchTrips } from '@poth/server/seating/watch-trips.ts';
import { readSecrets } from '@poth/server/secrets.ts';
import { openSettings } from '@poth/server/settings/live-settings.ts';
import { createClosing } from '@poth/server/start/closing.ts';
import { fillFirstDays, sellDemonstration } from '@poth/server/start/fill.ts';
import { listen } from '@poth/server/start/listen.ts';
import { openDatabaseServer } from '@poth/server/start/open-database.ts';
import { Refusal } from '@poth/server/start/refusal.ts';
import { localFolder } from '@poth/server/storage/local-folder.ts';
import { s3Bucket } from '@poth/server/storage/s3.ts';
import { openPdfPool } from '@poth/server/ticket/pdf-pool.ts';
import { createLinkSigner } from '@poth/server/ticket/signed-link.ts';
import { createTicketSigner } from '@poth/server/ticket/ticket-key.ts';
import { buildApp } from './app.ts';
import type { Web } from './web.ts';

/** Work that is under way when the portal is stopped gets this long, then it is cut off; a transaction leaves nothing half done. */
const unwindLimitMs = 300;
const closeLimitMs = 300;

/** Opens the pages: from the build, or live, from their sources. */
type Pages = { open: () => Promise<Web>; live: boolean };

const log = (line: string): void => console.log(line);
const closing = createClosing();
const stopping = new AbortController();
const { signal } = stopping;

const openDeps = async (config: Config, db: Database): Promise<Deps> => {
  const secrets = await readSecrets(config.dataDir);
  const mailer = smtpMailer(config.smtpUrl, config.mailFrom, config.publicUrl);
  const settings = await openSettings(db, ownSettings(config), log);
  return {
    db,
    now: () => new Date(),
    publicUrl: config.publicUrl,
    settings,
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
    ...watchTrips(db, settings, log),
    pdfs: openPdfPool(),
    log,
  };
};

/** A refusal, or the system's own word on a file or an address, which it names: a stack adds nothing. */
const isSentence = (thrown: unknown): thrown is Error =>
  thrown instanceof Refusal || (thrown instanceof Error && 'syscall' in thrown);

/** Opens the portal, part after part, and serves until it is stopped. */
const run = async (pages: Pages): Promise<void> => {
  const config = readConfig();
  if (!pages.live) renderAsInProduction();
  const { url, kept } = await openDatabaseServer({ config, closing, log, signal });
  const db = openDatabase(url, 'poth_app', { prepare: config.preparesStatements });
  closing.add(() => db.destroy());
  const deps = await openDeps(config, db);
  closing.add(() => {
    deps.seatWatch.stop();
    deps.touches.stop();
    deps.settings.stop();
    return deps.pdfs.stop();
  });
  const serving = async (): Promise<void> => {
    await fillFirstDays(deps, log, signal);
    const readiness = createReadiness({ url, gateway: deps.gateway });
    const app = buildApp({
      deps,
      portal: buildPortal(deps),
      config,
      web: await pages.open(),
      readiness,
      live: pages.live,
    });
    signal.throwIfAborted();
    closing.add(await listen(app.fetch, config.port));
    closing.add(startChores(deps, log, stopping));
    log(`portal ready ${config.publicUrl}`);
    if (deps.settings().demonstration)
      await sellDemonstration(deps, log, signal).catch((thrown) => {
        if (!signal.aborted) log(`demonstration: ${thrown instanceof Error ? thrown.stack : String(thrown)}`);
      });
  };
  await Promise.all([kept, serving()]);
};

/** Runs the portal until a signal stops it, then ends the process. */
export const runPortal = async (pages: Pages): Promise<never> => {
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => stopping.abort());
  const overdue = new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => void pause(unwindLimitMs).then(resolve));
  });
  let exitCode = 0;
  try {
    await Promise.race([run(pages), overdue]);
  } catch (thrown) {
    if (!signal.aborted) {
      exitCode = 1;
      console.error(isSentence(thrown) ? thrown.message : thrown);
    }
  }
  stopping.abort();
  await closing.all(closeLimitMs);
  process.exit(exitCode);
};
