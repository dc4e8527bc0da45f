import { randomUUID } from 'node:crypto';
import { admins, by, type CasesOf, open, owners } from './case.ts';

/** A report is for the ticket's holder, its answer for the company's owner; a shared trip is for anybody with its link. */
export const feedbackCases: CasesOf<'feedback'> = {
  viewVoice: by('owner')(({ feedback }, { actor }, { pnr }) => feedback.viewVoice(actor, pnr)),
  viewReports: by('owner')(({ feedback }, { actor }, { pnr }) => feedback.viewReports(actor, pnr)),
  reportTrip: by('owner')(
    ({ feedback }, { actor }, { pnr }) =>
      feedback.reportTrip(actor, { pnr, kind: 'did-not-come', key: randomUUID() }),
    'report-early',
  ),
  judgeAnswer: by('owner')(
    ({ feedback }, { actor }, { pnr, reportId }) =>
      feedback.judgeAnswer(actor, {
        pnr,
        reportId,
        event: 'dispute',
        said: 'Nothing came back.',
        key: randomUUID(),
      }),
    'report-moved',
  ),
  listReports: owners(({ feedback }, { actor }) => feedback.listReports(actor)),
  answerReports: by('operatorOwner')(({ feedback }, { actor }, { tripId, reportId }) =>
    feedback.answerReports(actor, {
      tripId,
      reportIds: [reportId],
      said: 'We are sorry.',
      key: randomUUID(),
    }),
  ),
  overseeReports: admins(({ feedback }, { actor }) => feedback.overseeReports(actor)),
};

export const tripSharingCases: CasesOf<'tripSharing'> = {
  viewShare: by('owner')(({ tripSharing }, { actor }, { pnr }) => tripSharing.viewShare(actor, pnr)),
  viewProgress: by('owner')(({ tripSharing }, { actor }, { pnr }) => tripSharing.viewProgress(actor, pnr)),
  shareTrip: by('owner')(({ tripSharing }, { actor }, { pnr }) => tripSharing.shareTrip(actor, pnr)),
  viewSharedTrip: open(({ tripSharing }, { actor }, { shareToken }) =>
    tripSharing.viewSharedTrip(actor, shareToken),
  ),
  withdrawShare: by('owner')(({ tripSharing }, { actor }, { pnr }) => tripSharing.withdrawShare(actor, pnr)),
};
