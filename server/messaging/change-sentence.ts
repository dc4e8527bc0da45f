import { formatDuration, formatMoment } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { ChangedCoach, ChangeRecord } from '@poth/domain/trip/change.ts';
import { counterText } from '@poth/domain/trip/counter-text.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { splitPairs, seatsDowngraded } from '@poth/domain/trip/seat-terms.ts';
import { liveSeatsOf } from './live-seats.ts';

/** Tells how a change of coach affects the seats of a booking: unchanged, apart from each other, or of a lower class. */
const seatsSentence = (document: TicketDocument, was: ChangedCoach, became: ChangedCoach): Bilingual => {
  const seatNos = liveSeatsOf(document);
  if (!was.layout || !became.layout) return { en: 'Your seats stay.', bn: 'সিট একই থাকছে।' };
  const plans = [
    { ...was, layout: was.layout },
    { ...became, layout: became.layout },
  ] as const;
  const split = splitPairs(...plans, seatNos);
  const pairs = (and: string) => split.map((pair) => pair.join(and)).join(', ');
  const lower = seatsDowngraded(...plans, seatNos);
  const en = [
    ...(split.length > 0 ? [`${pairs(' and ')} are no longer side by side`] : []),
    ...(lower.length > 0
      ? [`${lower.join(', ')} ${lower.length > 1 ? 'are' : 'is'} of a lower class now`]
      : []),
  ];
  const bn = [
    ...(split.length > 0 ? [`${pairs(' ও ')} আর পাশাপাশি নয়`] : []),
    ...(lower.length > 0 ? [`${lower.join(', ')} এখন নিচের শ্রেণির`] : []),
  ];
  if (en.length === 0) return { en: 'Your seats stay.', bn: 'সিট একই থাকছে।' };
  return {
    en: `Your seat numbers stay, but ${en.join('; ')}.`,
    bn: `সিট নম্বর একই থাকছে, তবে ${bn.join('; ')}।`,
  };
};

/** Says in a sentence what a change means for the passengers of one booking. */
export const changeSentence = (document: TicketDocument, change: ChangeRecord): Bilingual => {
  const { coachNumber, news, boarding, dropping, operator } = document;
  if (change.kind === 'delay') {
    const { delayMinutes } = change.became;
    const at = addMinutes(boarding.at, delayMinutes - news.delayMinutes);
    const [en, bn] = [formatMoment(at, 'en'), formatMoment(at, 'bn')];
    if (delayMinutes === 0)
      return {
        en: `your coach ${coachNumber} is on time after all: it leaves ${en}.`,
        bn: `আপনার কোচ ${coachNumber} ঠিক সময়েই ছাড়বে: ${bn}।`,
      };
    return {
      en: `your coach ${coachNumber} is ${formatDuration(delayMinutes, 'en')} late: it leaves ${en}.`,
      bn: `আপনার কোচ ${coachNumber} ${formatDuration(delayMinutes, 'bn')} দেরিতে, ${bn}-এ ছাড়বে।`,
    };
  }
  if (change.kind === 'coach') {
    const { was, became } = change;
    const name = coachName(became.coachType, became.coachClass);
    const seats = seatsSentence(document, was, became);
    return {
      en: `your coach is now ${became.coachNumber} (${name.en}) instead of ${was.coachNumber}. ${seats.en}`,
      bn: `আপনার কোচ এখন ${became.coachNumber} (${name.bn}), আগে ছিল ${was.coachNumber}। ${seats.bn}`,
    };
  }
  if (change.kind === 'counter') {
    const { was, became } = change;
    const boards = boarding.counterId === became.counterId;
    const point = boards ? boarding : dropping;
    const [en, bn] = [formatMoment(point.at, 'en'), formatMoment(point.at, 'bn')];
    return {
      en: `${boards ? 'board' : 'you are dropped'} at ${counterText(point, 'en')}, ${formatPhone(point.phone, 'en')}, ${en}, not at ${was.name.en}.`,
      bn: `${was.name.bn}-এর বদলে ${boards ? 'উঠবেন' : 'নামবেন'} ${counterText(point, 'bn')}, ফোন ${formatPhone(point.phone, 'bn')}, ${bn}।`,
    };
  }
  return {
    en: `${operator.name.en} has cancelled your coach.`,
    bn: `${operator.name.bn} আপনার বাসটি বাতিল করেছে।`,
  };
};
