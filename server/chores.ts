import { setTimeout as pause } from 'node:timers/promises';
import type { ChoreName } from '@poth/domain/back-office/health.ts';
import { sendAccountSms } from './identity/account-sms.ts';
import { sendAccountMail } from './identity/send-account-mail.ts';
import { checkInstallation } from './invariants/check-invariants.ts';
import { keepArchive } from './archive/keep-archive.ts';
import { keepLeases, leaseTimes } from './back-office/keep-leases.ts';
import { withRunLog, writeRunLog } from './back-office/run-log.ts';
import { lapseRequests } from './back-office/lapse-requests.ts';
import { endReviews } from './booking/end-reviews.ts';
import { expireHolds } from './booking/expire-holds.ts';
import { isDatabaseAway } from './db/is-away.ts';
import { forgetTouches } from './db/touch.ts';
import { forgetUnpaid } from './booking/forget-unpaid.ts';
import { forgetPositions } from './boarding/forget-positions.ts';
import type { Deps } from './deps.ts';
import { deliverEnquiry } from './enquiry/deliver-enquiry.ts';
import type { Log } from './log/log.ts';
import { type Handlers, openDrain } from './messaging/drain-outbox.ts';
import { followDeliveries } from './messaging/follow-deliveries.ts';
import type { Announcement } from './messaging/topics.ts';
import { askAboutPayments } from './payment/ask-about-payments.ts';
import { keepRetention } from './privacy/keep-retention.ts';
import { compareDays } from './reconciliation/compare-days.ts';
import { askForRatings } from './rating/ask-for-ratings.ts';
import { tellRatingWanted } from './rating/tell-rating-wanted.ts';
import { finishAnnouncedRebooking } from './rebooking/finish-rebooking.ts';
import { finishAnnouncedExchange } from './exchange/finish-exchange.ts';
import { settleExchanges } from './exchange/settle-exchange.ts';
import { tellExchanged } from './exchange/tell-exchanged.ts';
import { tellNewPassenger, tellRenamed } from './renaming/tell-renamed.ts';
import { callOffBooking } from './refund/call-off-booking.ts';
import { followRefund, followRefunds } from './refund/follow-refund.ts';
import { refundWithheld } from './refund/refund-withheld.ts';
import { returnSurplus } from './refund/return-surplus.ts';
import { tellSettlementPaid } from './settlement/tell-paid.ts';
import { remindPassengers, tellJourneyNear } from './ticket/remind-passengers.ts';
import { documentsOf, tellConfirmed, tellRefundStage, tellUnseated } from './ticket/tell-owner.ts';
import { tellTripCancelled, tellTripChanged } from './ticket/tell-trip-change.ts';
import { passLapsedOffers } from './seat-waitlist/pass-lapsed-offers.ts';
import { tellListClosed, tellOffered, tellSeatsFree } from './seat-waitlist/tell-waiting.ts';
import { announceMetWishes } from './notify-me/announce-met-wishes.ts';
import { tellWish } from './notify-me/tell-wish.ts';
import { publishMissingTrips } from './schedule/publish-missing-trips.ts';
import { tellReportAnswered, tellReported } from './feedback/tell-report.ts';
import { releaseLapsedBlocks } from './trip/release-lapsed-blocks.ts';
import { touchTimes } from './touches.ts';
import { forgetPasses } from './waiting-room/forget-passes.ts';
import { syncRoomsWithOpenings } from './waiting-room/set-up-rooms.ts';

/** Handlers of the announcements of a batch. */
const handlersOf =
  (deps: Deps) =>
  (batch: readonly Announcement[]): Handlers => {
    const documentOf = documentsOf(deps.db, batch);
    return {
      'booking-confirmed': (told) => tellConfirmed(deps, documentOf, told),
      'booking-unseated': async (told) => {
        await returnSurplus(deps)({ ...told, reasonKey: 'unseated' });
        return tellUnseated(deps, documentOf, told);
      },
      'payment-surplus': returnSurplus(deps),
      'way-given-back': refundWithheld(deps),
      'booking-called-off': callOffBooking(deps),
      'booking-carried': finishAnnouncedRebooking(deps),
      'exchange-carried': finishAnnouncedExchange(deps),
      'booking-exchanged': (told) => tellExchanged(deps, documentOf, told),
      'passenger-renamed': (told) => tellRenamed(deps, documentOf, told),
      'ticket-given': (told) => tellNewPassenger(deps, documentOf, told),
      'trip-cancelled': (told) => tellTripCancelled(deps, documentOf, told),
      'trip-changed': (told) => tellTripChanged(deps, documentOf, told),
      'journey-near': (told) => tellJourneyNear(deps, documentOf, told),
      'refund-requested': followRefund(deps),
      'refund-stage': (told) => tellRefundStage(deps, documentOf, told),
      'seat-offered': (told) => tellOffered(deps, told),
      'seats-free': (told) => tellSeatsFree(deps, told),
      'waitlist-closed': (told) => tellListClosed(deps, told),
      'wish-met': (told) => tellWish(deps, told),
      'account-mail': sendAccountMail(deps),
      'account-sms': sendAccountSms(deps),
      'enquiry-received': deliverEnquiry(deps),
      'settlement-paid': tellSettlementPaid(deps),
      'passenger-reported': (told) => tellReported(deps, told),
      'rating-wanted': (told) => tellRatingWanted(deps, documentOf, told),
      'report-answered': (told) => tellReportAnswered(deps, documentOf, told),
    };
  };

/**
 * A task that runs by itself. `run` resolves with true where more work is waiting, and is then repeated at once;
 * `settled` waits for work that it has left under way. `claimsRows`: it claims its work row by row, so every process
 * runs it; otherwise one process runs it for all.
 */
type Chore = {
  name: ChoreName;
  everyMs: number;
  run: () => Promise<unknown>;
  settled?: () => Promise<void>;
  claimsRows?: true;
};

/** Lists the chores of the portal, with the milliseconds between runs. */
export const chores = (deps: Deps, log: Log, signal?: AbortSignal): Chore[] => {
  const all: Chore[] = [
    {
      name: 'outbox',
      everyMs: 300,
      claimsRows: true,
      ...openDrain(deps.db, handlersOf(deps), { log, noteMessage: deps.metrics.noteMessage }),
    },
    { name: 'payments', everyMs: 1_000, claimsRows: true, run: askAboutPayments(deps) },
    { name: 'refunds', everyMs: 1_000, claimsRows: true, run: followRefunds(deps) },
    { name: 'deliveries', everyMs: 5_000, claimsRows: true, run: followDeliveries(deps) },
    { name: 'holds', everyMs: 2_000, run: expireHolds(deps) },
    { name: 'exchanges', everyMs: 1_000, run: settleExchanges(deps) },
    { name: 'waitlists', everyMs: 2_000, run: passLapsedOffers(deps) },
    { name: 'blocks', everyMs: 2_000, run: releaseLapsedBlocks(deps) },
    { name: 'wishes', everyMs: 15_000, run: announceMetWishes(deps) },
    { name: 'unpaid', everyMs: 60_000, run: forgetUnpaid(deps) },
    { name: 'touches', everyMs: 60_000, run: () => forgetTouches(deps.db, touchTimes.forgottenMs) },
    { name: 'waiting-rooms', everyMs: 30_000, run: () => syncRoomsWithOpenings(deps) },
    { name: 'passes', everyMs: 60_000, run: () => forgetPasses(deps) },
    { name: 'positions', everyMs: 60_000, run: () => forgetPositions(deps) },
    { name: 'reminders', everyMs: 60_000, run: remindPassengers(deps) },
    { name: 'reviews', everyMs: 2_000, run: endReviews(deps) },
    { name: 'audit', everyMs: 5_000, run: checkInstallation(deps) },
    { name: 'comparison', everyMs: 2_000, run: compareDays(deps) },
    { name: 'requests', everyMs: 60_000, run: lapseRequests(deps) },
    { name: 'ratings', everyMs: 60_000, run: askForRatings(deps) },
    { name: 'retention', everyMs: 3_600_000, run: keepRetention(deps) },
    { name: 'archive', everyMs: 5_000, run: keepArchive(deps) },
    { name: 'trips', everyMs: 600_000, run: () => publishMissingTrips({ ...deps, signal })() },
  ];
  return all.map(withRunLog(deps.db));
};

/** Least milliseconds between runs of a chore while the database is away. */
const awayEveryMs = 1_000;
/** Greatest age in milliseconds of the latest runs that an admin sees. */
const writtenEveryMs = 3_000;

/**
 * Starts the chores, each independently and never twice at once; returns a function that stops them and waits for their
 * end. `stopping`: controller by which others stop them too.
 */
export const startChores = (
  deps: Deps,
  log: Log,
  stopping = new AbortController(),
): (() => Promise<void>) => {
  const { signal } = stopping;
  const all = chores(deps, log, signal);
  const leases = keepLeases(
    deps.db,
    all.filter(({ claimsRows }) => !claimsRows).map(({ name }) => name),
  );
  const wait = (ms: number): Promise<void> => pause(ms, undefined, { signal }).catch(() => undefined);
  const loops = all.map(async ({ name, everyMs, run, settled, claimsRows }) => {
    let away = false;
    const { holds } = await leases;
    while (!signal.aborted) {
      if (!claimsRows && !holds(name)) {
        await wait(Math.min(everyMs, leaseTimes.renewedEveryMs));
        continue;
      }
      let more: unknown;
      try {
        more = await run();
        away = false;
      } catch (thrown) {
        // Work that a stop cuts off is begun again by the next start.
        if (signal.aborted) break;
        // Logged once: an absence of hours would fill the log.
        if (!isDatabaseAway(thrown)) log(name, { fault: thrown });
        else if (!away) log(`${name}: waits for the database (${(thrown as Error).message})`);
        away = isDatabaseAway(thrown);
      }
      if (more !== true) await wait(away ? Math.max(everyMs, awayEveryMs) : everyMs);
    }
    await settled?.();
  });
  const writing = (async () => {
    while (!signal.aborted) {
      await wait(writtenEveryMs);
      if (!signal.aborted) await writeRunLog(deps.db).catch(() => undefined);
    }
  })();
  return async () => {
    stopping.abort();
    await Promise.all([...loops, writing]);
    await (await leases).stop();
  };
};
