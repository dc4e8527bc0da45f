import { type Config, ownSettings } from '@poth/server/config.ts';
import { openArchive } from '@poth/server/db/archive.ts';
import { type Database, openDatabase } from '@poth/server/db/database.ts';
import { followPrimary, type Replica } from '@poth/server/db/replica.ts';
import type { Deps } from '@poth/server/deps.ts';
import { formMailDesk } from '@poth/server/enquiry/form-mail-desk.ts';
import { mailDesk } from '@poth/server/enquiry/mail-desk.ts';
import { openAuth } from '@poth/server/identity/auth.ts';
import type { Log } from '@poth/server/log/log.ts';
import { openMetrics } from '@poth/server/metrics/metrics.ts';
import { smtpMailer } from '@poth/server/messaging/smtp-mailer.ts';
import { openSms } from '@poth/server/messaging/open-sms.ts';
import { bkash } from '@poth/server/payment/gateways/bkash/bkash.ts';
import { openGateways } from '@poth/server/payment/gateways/gateways.ts';
import { nagad } from '@poth/server/payment/gateways/nagad/nagad.ts';
import { sslcommerz } from '@poth/server/payment/gateways/sslcommerz/sslcommerz.ts';
import { redisTripNews } from '@poth/server/seating/redis-trip-news.ts';
import { noTripNews } from '@poth/server/seating/trip-news.ts';
import { watchTrips } from '@poth/server/seating/watch-trips.ts';
import { openSettings } from '@poth/server/settings/live-settings.ts';
import type { Closing } from '@poth/server/start/closing.ts';
import { joinInstallation } from '@poth/server/start/join-installation.ts';
import { openKeys } from '@poth/server/start/open-keys.ts';
import { openObjects } from '@poth/server/storage/open-objects.ts';
import { openPdfPool } from '@poth/server/ticket/pdf-pool.ts';
import { openRooms } from '@poth/server/waiting-room/rooms.ts';

type Asked = { config: Config; url: string; db: Database; closing: Closing; log: Log };

/** Opens the replica that the settings name. */
const openReplica = ({ config, db, log }: Pick<Asked, 'config' | 'db' | 'log'>): Replica | undefined => {
  if (!config.readUrl) return undefined;
  const { preparesStatements: prepare, connections: max } = config;
  return followPrimary(db, openDatabase(config.readUrl, 'poth_app', { prepare, max, readsOnly: true }), log);
};

/** Opens the services that use cases need, by the settings. `url`: of the database. */
export const openDeps = async ({ config, url, db, closing, log }: Asked): Promise<Deps> => {
  const store = openObjects(config);
  const keys = openKeys(await joinInstallation({ db, secretsFile: config.secretsFile, store, log }));
  const mailer = smtpMailer(config.smtpUrl, config.mailFrom, config.publicUrl);
  const settings = await openSettings(db, ownSettings(config), log);
  const metrics = openMetrics({ ofProcess: true });
  const deps: Deps = {
    db,
    replica: openReplica({ config, db, log }),
    archive: openArchive(url, { prepare: config.preparesStatements }),
    now: () => new Date(),
    publicUrl: config.publicUrl,
    settings,
    gateways: openGateways(sslcommerz(config.gateway), {
      bkash: config.bkash && bkash(config.bkash, db),
      nagad: config.nagad && nagad(config.nagad),
    }),
    mailer,
    enquiryDesk: config.formMail ? formMailDesk(config.formMail) : mailDesk(mailer, config.enquiryTo),
    sms: openSms(config.sms, metrics),
    ticketSigner: keys.ticketSigner,
    linkSigner: keys.linkSigner,
    auth: openAuth({
      db,
      publicUrl: config.publicUrl,
      secrets: keys.authSecrets,
      providers: config.identityProviders,
      log,
    }),
    objects: store.objects,
    ...watchTrips(db, settings, log, config.redisUrl ? redisTripNews(config.redisUrl, log) : noTripNews),
    rooms: openRooms(db, settings, log),
    pdfs: openPdfPool(),
    metrics,
    log,
  };
  deps.metrics.watchPool('database', db);
  if (deps.replica) deps.metrics.watchPool('replica', deps.replica.db);
  if (deps.archive) deps.metrics.watchPool('archive', deps.archive.db);
  closing.add(() => {
    deps.seatWatch.stop();
    deps.touches.stop();
    deps.rooms.stop();
    deps.settings.stop();
    return Promise.all([deps.replica?.stop(), deps.archive?.db.destroy(), deps.pdfs.stop()]);
  });
  return deps;
};
