import { formatDuration } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { changeReasons } from '@poth/domain/trip/change.ts';
import { telLink } from '../shell/tel-link.ts';
import { textIn } from '../text/texts.ts';
import { ticketTripText } from './trip-text.ts';

/** News of the trip since it was bought, in one language. */
export const tripNewsView = (
  { news, operator, pnr, refunds, boarding, dropping, coachNumber }: TicketDocument,
  language: Language,
  canCancel: boolean,
) => {
  const t = textIn(language, ticketTripText);
  const { cancelled, delayMinutes, reason, free, replaced, supervisorPhone, search } = news;
  const why = reason && t.reason(changeReasons[reason][language]);
  // Once the coach has left or the passenger is aboard there is nothing to cancel.
  const because = free && free !== 'cancelled' && canCancel ? t.free[free] : null;
  const late = delayMinutes > 0 ? t.late(formatDuration(delayMinutes, language)) : null;
  // Money that has paid for another coach does not come back.
  const newPnr = refunds.find(({ carriedTo }) => carriedTo)?.carriedTo;
  const changes = [
    late,
    late && why,
    replaced.boarding && t.boardsAt(boarding.name[language], replaced.boarding[language]),
    replaced.dropping && t.dropsAt(dropping.name[language], replaced.dropping[language]),
    replaced.coachNumber && t.coach(coachNumber, replaced.coachNumber),
  ];
  const here = newPnr ? [t.changed] : changes;
  const said = cancelled ? [t.cancelled(operator.name[language]), why, !newPnr && t.allBack] : here;
  const mayChoose = cancelled ? refunds.some(({ chooseBy }) => chooseBy) : because !== null;
  const ways = [
    mayChoose && { to: `/ticket/${pnr}/another-coach`, says: cancelled ? t.choose : t.anotherCoach },
    Boolean(newPnr) && { to: `/ticket/${newPnr}`, says: t.newTicket },
    cancelled && !newPnr && { to: `/search?${new URLSearchParams(search)}`, says: t.others },
    because !== null && { to: `/ticket/${pnr}/cancel`, says: t.cancelFree },
  ].filter((way) => way !== false);
  return {
    cancelled,
    /** Tells that this news says why the ticket is void: then no other notice does. */
    saysVoid: cancelled || Boolean(newPnr),
    said: said.filter(Boolean).join(' '),
    /** Links for this news: to another coach, or to the money. */
    ways,
    /** Reason for a full refund to passengers who cancel now. */
    free: because,
    supervisor: supervisorPhone && {
      phone: formatPhone(supervisorPhone, language),
      tel: telLink(supervisorPhone),
    },
  };
};
export type TripNewsView = ReturnType<typeof tripNewsView>;
