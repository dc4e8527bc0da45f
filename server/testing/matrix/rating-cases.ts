import { randomUUID } from 'node:crypto';
import { admins, by, type CasesOf, open, sellers, sellersOfThis } from './case.ts';

/** A rating is for the holder of the ticket, its answer for the company's sellers, hidden ratings for admins. */
export const ratingCases: CasesOf<'rating'> = {
  viewRating: by('owner')(({ rating }, { actor }, { pnr }) => rating.viewRating(actor, pnr)),
  viewRated: by('owner')(({ rating }, { actor }, { pnr }) => rating.viewRated(actor, pnr)),
  rateTrip: by('owner')(
    ({ rating }, { actor }, { pnr }) =>
      rating.rateTrip(actor, { pnr, punctuality: 5, coach: 5, staff: 5, words: '', key: randomUUID() }),
    'rating-closed',
  ),
  withdrawRating: by('owner')(({ rating }, { actor }, { pnr }) => rating.withdrawRating(actor, { pnr })),
  listRatings: sellers(({ rating }, { actor }) => rating.listRatings(actor)),
  answerRating: sellersOfThis(
    ({ rating }, { actor }, { tripId, sale }) =>
      rating.answerRating(actor, { tripId, bookingId: sale.bookingId, said: '' }),
    'said: words-missing',
  ),
  overseeRatings: admins(({ rating }, { actor }) => rating.overseeRatings(actor)),
  moderateRating: admins(
    ({ rating }, { actor }, { tripId, sale }) =>
      rating.moderateRating(actor, { tripId, bookingId: sale.bookingId, event: 'show', reason: '' }),
    'already-decided',
  ),
  listStandings: open(({ rating }, { actor }) => rating.listStandings(actor)),
  viewCompany: open(({ rating }, { actor }, { operatorId }) => rating.viewCompany(actor, operatorId)),
};
