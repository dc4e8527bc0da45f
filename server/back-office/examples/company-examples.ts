import { dhakaDate } from '@poth/domain/dhaka.ts';
import type { PassengerReport, TripRecord } from '@poth/domain/feedback/report.ts';
import { localPathOf } from '@poth/domain/language.ts';
import { taka } from '@poth/domain/money.ts';
import type { Settlement } from '@poth/domain/settlement/settlement.ts';
import { enquiryMail } from '../../enquiry/enquiry-mail.ts';
import { reportedMail } from '../../feedback/report-messages.ts';
import { paidMail } from '../../settlement/paid-mail.ts';
import type { Example, ExampleScene } from './example.ts';
import { exampleBooking } from './example-booking.ts';

const at = new Date('2026-12-04T10:00:00+06:00');
const operatorId = '00000000-0000-4000-8000-000000000006';

/** Query to the company's staff, written in their language, whatever the sender's is. */
export const enquiryExamples = ({ language }: ExampleScene): Example[] => [
  {
    of: 'query',
    mail: enquiryMail({
      firstName: 'Tasnim',
      lastName: 'Rahman',
      userEmail: 'tasnim@example.com',
      subject: 'A bag',
      message: 'I left a blue bag in the coach to Sylhet.\nWhere can I ask for it?',
      language,
    }),
  },
];

/** Settlement statement that was paid. */
export const settlementExamples = ({ language, ownUrl }: ExampleScene): Example[] => {
  const settlement: Settlement = {
    settlementId: '00000000-0000-4000-8000-000000000007',
    settlementNo: 12,
    operatorId,
    operatorName: exampleBooking(language).operator.name,
    fromDate: dhakaDate(new Date('2026-11-21T00:00:00+06:00')),
    untilDate: dhakaDate(new Date('2026-11-30T00:00:00+06:00')),
    state: 'paid',
    tripCount: 38,
    payablePaisa: taka(412_300),
    cashPaisa: taka(96_000),
    commissionPaisa: taka(33_000),
    carriedInPaisa: taka(0),
    duePaisa: taka(283_300),
    preparedBy: 'admin',
    preparedByName: null,
    preparedAt: at,
    approvedByName: null,
    approvedAt: at,
    closedAt: at,
    bankReference: 'BB/2026 114-7',
  };
  const link = ownUrl + localPathOf(language, `/settlements/${settlement.settlementId}`);
  return [{ of: 'paid', mail: paidMail(settlement, language, link) }];
};

/** Passenger's report to the company, and one whose answer is disputed. */
export const reportedExamples = ({ language, ownUrl }: ExampleScene): Example[] => {
  const booking = exampleBooking(language);
  const text = {
    en: 'We waited until midnight and no coach came.',
    bn: 'রাত ১২টা পর্যন্ত দাঁড়িয়ে ছিলাম, কোনো বাস আসেনি।',
  }[language];
  const report: PassengerReport = {
    tripId: booking.tripId,
    reportId: '00000000-0000-4000-8000-000000000008',
    bookingId: booking.bookingId,
    operatorId,
    operatorName: booking.operator.name,
    pnr: booking.pnr,
    kind: 'did-not-come',
    state: 'open',
    happenedAt: booking.departsAt,
    place: booking.boarding.name,
    text,
    paidPaisa: null,
    paidTo: null,
    pricePaisa: booking.paidPaisa,
    contactName: booking.contactName,
    contactPhone: booking.contactPhone,
    aboard: 0,
    reportedAt: at,
    moves: [],
  };
  const trip: TripRecord = {
    tripId: booking.tripId,
    coachNumber: booking.coachNumber,
    routeName: booking.routeName,
    state: 'departed',
    departsAt: booking.departsAt,
    delayMinutes: 0,
    sold: 2,
    boarded: 0,
    missed: 0,
    leftAt: null,
  };
  const link = ownUrl + localPathOf(language, '/reports-of-passengers');
  return [
    { of: 'report', mail: reportedMail({ report, trip, disputed: null }, language, link) },
    { of: 'disputed', mail: reportedMail({ report, trip, disputed: text }, language, link) },
  ];
};
