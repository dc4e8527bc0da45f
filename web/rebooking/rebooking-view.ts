import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import type { Language } from '@poth/domain/language.ts';
import type { RebookingView } from '@poth/domain/rebooking/rebooking.ts';
import { ticketAboutText } from '../text/booked-trip-text.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { rebookingText } from './text.ts';

/** Says what happens automatically where nothing is chosen. */
const elseOf = ({ chooseBy, moneyWaits, atCounter }: RebookingView, language: Language): string | null => {
  const t = textIn(language, rebookingText);
  if (!chooseBy) return null;
  const moment = weekdayMomentText(chooseBy, language);
  if (!moneyWaits) return t.valid(moment);
  return atCounter ? t.waitsAtCounter(moment) : t.waits(moment);
};

/** The choice between another coach and the money, in one language. */
export const rebookingView = (choice: RebookingView, language: Language) => {
  const { document, because, offers, moneyWaits, atCounter, carriedTo } = choice;
  return {
    pnr: document.pnr,
    about: ticketAboutText(document, language),
    why: because && textIn(language, rebookingText).why[because],
    otherwise: elseOf(choice, language),
    moneyWaits,
    atCounter,
    carriedTo: carriedTo && { pnr: carriedTo, shown: formatPnr(carriedTo) },
    offers: offers.map(({ tripId, fromStopNo, toStopNo, seatNos, ...coach }) => ({
      to: `${tripId}:${fromStopNo}-${toStopNo}`,
      leaves: weekdayMomentText(coach.departsAt, language),
      coach: `${coach.coachNumber}, ${coachName(coach.coachType, coach.coachClass)[language]}`,
      seatNos: [...seatNos],
    })),
  };
};
export type RebookingPageView = ReturnType<typeof rebookingView>;
