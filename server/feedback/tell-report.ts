import { localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import { messageRef } from '../messaging/message-ref.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import type { Announcement } from '../messaging/topics.ts';
import { readOwner } from '../operator/application-store.ts';
import { shortTicketLink } from '../ticket/open-link.ts';
import { type DocumentOf, send, type Told } from '../ticket/tell-owner.ts';
import { answeredMessage, reportedMail } from './report-messages.ts';
import { readReport } from './report-store.ts';
import { readTripRecords } from './store.ts';

type Move = { reportId: string; moveNo: number };

const reportOf = async ({ db }: Pick<Deps, 'db'>, tripId: string, reportId: string) => {
  const report = await readReport(db, tripId, reportId);
  if (!report) throw new Error(`report ${reportId} is gone`);
  return report;
};

/** Tells a passenger the operator's answer, as it was when announced. */
export const tellReportAnswered = async (
  deps: Deps,
  documentOf: DocumentOf,
  told: Told & Move,
): Promise<SmsReceipt | undefined> => {
  const [document, { moves }] = await Promise.all([
    documentOf(told),
    reportOf(deps, told.tripId, told.reportId),
  ]);
  const said = moves.find(({ moveNo }) => moveNo === told.moveNo)?.said ?? '';
  const link = shortTicketLink(deps, document.pnr);
  return send(deps, told, document, answeredMessage(document, said, link));
};

/** Tells the company's owner by mail what a passenger has reported, or that an answer is disputed. */
export const tellReported = async (
  deps: Deps,
  { tripId, outboxId, reportId, moveNo }: Pick<Announcement, 'tripId' | 'outboxId'> & Move,
): Promise<void> => {
  const report = await reportOf(deps, tripId, reportId);
  const [owner, trips] = await Promise.all([
    readOwner(deps.db, report.operatorId),
    readTripRecords(deps.db, [tripId]),
  ]);
  const trip = trips.get(tripId);
  if (!owner?.contactEmail || !trip) return;
  const language = owner.language === 'bn' ? 'bn' : 'en';
  const disputed = report.moves.find((move) => move.moveNo === moveNo)?.said ?? null;
  const link = deps.publicUrl + localPathOf(language, '/reports-of-passengers');
  const words = reportedMail({ report, trip, disputed }, language, link);
  const content = owner.emailVerified ? { greeting: owner.name, ...words } : words;
  const ref = messageRef(outboxId);
  await deps.mailer.send({ to: owner.contactEmail, content, ref });
};
