import { randomUUID } from 'node:crypto';
import { admins, by, type CasesOf, open, owners } from './case.ts';

/** A report belongs to who holds the ticket, its answer to the company's owner; a shared trip to whoever has its link. */
export const voiceCases: CasesOf<'voice'> = {
  viewVoice: by('owner')(({ voice }, { actor }, { pnr }) => voice.viewVoice(actor, pnr)),
  viewReports: by('owner')(({ voice }, { actor }, { pnr }) => voice.viewReports(actor, pnr)),
  reportTrip: by('owner')(
    ({ voice }, { actor }, { pnr }) =>
      voice.reportTrip(actor, { pnr, kind: 'did-not-come', key: randomUUID() }),
    'report-early',
  ),
  judgeAnswer: by('owner')(
    ({ voice }, { actor }, { pnr, reportId }) =>
      voice.judgeAnswer(actor, {
        pnr,
        reportId,
        event: 'dispute',
        said: 'Nothing came back.',
        key: randomUUID(),
      }),
    'report-moved',
  ),
  listReports: owners(({ voice }, { actor }) => voice.listReports(actor)),
  answerReports: by('operatorOwner')(({ voice }, { actor }, { tripId, reportId }) =>
    voice.answerReports(actor, { tripId, reportIds: [reportId], said: 'We are sorry.', key: randomUUID() }),
  ),
  overseeReports: admins(({ voice }, { actor }) => voice.overseeReports(actor)),
  viewShare: by('owner')(({ voice }, { actor }, { pnr }) => voice.viewShare(actor, pnr)),
  shareTrip: by('owner')(({ voice }, { actor }, { pnr }) => voice.shareTrip(actor, pnr)),
  viewSharedTrip: open(({ voice }, { actor }, { shareToken }) => voice.viewSharedTrip(actor, shareToken)),
  withdrawShare: by('owner')(({ voice }, { actor }, { pnr }) => voice.withdrawShare(actor, pnr)),
};
