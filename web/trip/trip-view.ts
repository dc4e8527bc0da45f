import { weekdayMomentText } from '../text/moment.ts';
import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatDuration, formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { decksOf, type SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { countText, digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { type ChangeRecord, changeReasons } from '@poth/domain/trip/change.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { keptForNames, type SeatBlock } from '@poth/domain/trip/kept-seats.ts';
import { deskSeatViews, type Rider, type TripDesk } from '@poth/domain/trip/trip-desk.ts';
import { telLink } from '../shell/tel-link.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { textIn } from '../text/texts.ts';
import { tripText } from './text.ts';

/** Formats a moment with its weekday, without line breaks. */
const momentText = (at: Date, language: Language): string =>
  weekdayMomentText(at, language).replaceAll(' ', '\u00a0');

const riderView = (rider: Rider, { stops }: TripDesk, language: Language) => {
  const placeOf = (stopNo: number) => stops.find((stop) => stop.stopNo === stopNo)?.place[language] ?? '';
  return {
    seatNo: rider.seatNo,
    name: rider.name,
    pnr: formatPnr(rider.pnr),
    journey: `${placeOf(rider.fromStopNo)} – ${placeOf(rider.toStopNo)}`,
    boarding: rider.boarding[language],
    boarded: rider.boarded,
    phone: rider.phone && formatPhone(rider.phone, language),
    tel: rider.phone && telLink(rider.phone),
  };
};

const blockView = (block: SeatBlock, language: Language) => {
  const t = textIn(language, tripText).keep;
  return {
    blockId: block.blockId,
    seats: block.seatNos.join(', '),
    keptFor: keptForNames[block.keptFor][language],
    note: block.note,
    by: t.by(block.keptBy, momentText(block.keptAt, language)),
    ends: block.expiresAt && t.ends(momentText(block.expiresAt, language)),
  };
};

const changeView = (change: ChangeRecord, language: Language) => {
  const t = textIn(language, tripText).changes;
  const said = () => {
    if (change.kind === 'delay') {
      const { delayMinutes } = change.became;
      return delayMinutes === 0 ? t.onTime : t.delay(formatDuration(delayMinutes, language));
    }
    if (change.kind === 'coach') return t.coach(change.was.coachNumber, change.became.coachNumber);
    if (change.kind === 'counter') return t.counter(change.was.name[language], change.became.name[language]);
    return t.cancel;
  };
  return {
    changeNo: change.changeNo,
    what: said(),
    why: changeReasons[change.reason][language],
    by: change.by,
    at: momentText(change.at, language),
  };
};

const seatViews = (desk: TripDesk, language: Language) => {
  const t = textIn(language, tripText).seats;
  const names = Map.groupBy(desk.riders, ({ seatNo }) => seatNo);
  return Object.fromEntries(
    Object.entries(desk.seats).map(([seatNo, view]) => {
      const riders = (names.get(seatNo) ?? []).map(({ name }) => name);
      const label = [t.seat(seatNo, t.views[view]), ...riders].join(', ');
      return [seatNo, { view, riders, label }];
    }),
  ) as Record<SeatNo, { view: TripDesk['seats'][string]; riders: string[]; label: string }>;
};

const progressView = ({ progress }: TripDesk, language: Language) => {
  if (!progress) return null;
  const { bookings, done, refundPaisa, settledPaisa, atCounterPaisa, stuck, reason } = progress;
  const t = textIn(language, tripText).progress;
  const count = (value: number) => countText(value, language);
  return {
    reason: changeReasons[reason][language],
    said: bookings === 0 ? t.noBookings : t.bookings(count(done), count(bookings)),
    money: refundPaisa
      ? t.money(formatMoney(settledPaisa ?? 0, language), formatMoney(refundPaisa, language))
      : null,
    atCounter: atCounterPaisa ? t.atCounter(formatMoney(atCounterPaisa, language)) : null,
    stuck: stuck > 0 ? t.stuck(count(stuck)) : null,
    done,
    bookings,
    /** True while money is still on its way, or bookings wait. */
    running: done < bookings || (refundPaisa ?? 0) > (settledPaisa ?? 0) + (atCounterPaisa ?? 0),
  };
};

/** Formats a trip for its page, in one language. */
export const tripView = (desk: TripDesk, language: Language) => {
  const t = textIn(language, tripText);
  const expected = addMinutes(desk.departsAt, desk.delayMinutes);
  const seatCount = Object.keys(desk.seats).length;
  return {
    tripId: desk.tripId,
    state: desk.state,
    stateName: t.states[desk.state],
    coachNumber: desk.coachNumber,
    title: `${formatTime(expected, language)} · ${desk.coachNumber}`,
    lead: [
      formatDate(dhakaDate(desk.departsAt), language, 'long'),
      routeNameText(desk.routeName, language),
      coachName(desk.coachType, desk.coachClass)[language],
    ].join(' · '),
    delay:
      desk.delayMinutes > 0
        ? {
            chip: t.delayed(formatDuration(desk.delayMinutes, language)),
            said: t.leavesAt(momentText(desk.departsAt, language), momentText(expected, language)),
          }
        : null,
    figures: deskSeatViews
      .toReversed()
      .map((view) => ({ view, name: t.seats.views[view], count: countText(desk.counts[view], language) })),
    seatCount: t.seats.of(digits(seatCount, language)),
    fares: desk.soldPaisa === null ? null : formatMoney(desk.soldPaisa, language),
    decks: decksOf(desk.layout).map(({ deck, rows }) => ({
      deck,
      name: deck === 'only' ? null : t.seats[deck],
      rows,
    })),
    seats: seatViews(desk, language),
    riders: desk.riders.map((rider) => riderView(rider, desk, language)),
    blocks: desk.blocks.map((block) => blockView(block, language)),
    changes: desk.changes.map((change) => changeView(change, language)),
    stops: desk.stops.map(({ stopNo, place, counters }) => ({
      stopNo,
      place: place[language],
      counters: counters.map(({ counterId, name, at }) => ({
        counterId,
        name: name[language],
        at: formatTime(at, language),
      })),
    })),
    supervisor: desk.supervisorPhone && formatPhone(desk.supervisorPhone, language),
    progress: progressView(desk, language),
    may: desk.may,
  };
};
export type TripView = ReturnType<typeof tripView>;
