import { dhakaDate, formatDuration, formatTime } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { SharedTrip } from '@poth/domain/trip-sharing/shared-trip.ts';
import { telLink } from '../shell/tel-link.ts';
import { textIn } from '../text/texts.ts';
import { momentText } from '../text/moment.ts';
import { sharedTripText } from './share-text.ts';

const phoneOf = (phone: string, language: Language) => ({
  shown: formatPhone(phone, language),
  tel: telLink(phone),
});

const counterOf = (point: SharedTrip['boarding'], language: Language) => ({
  name: point.name[language],
  address: point.address[language],
  at: momentText(point.at, language),
  phone: phoneOf(point.phone, language),
});

/** Whether who travels is aboard; null where the coach does not run. */
const aboardText = (trip: SharedTrip, language: Language): string | null => {
  const t = textIn(language, sharedTripText);
  const { aboard, travellers, firstName, boardedAt, cancelled } = trip;
  if (cancelled) return null;
  if (aboard === 0 || boardedAt === null) return t.notAboard(firstName);
  const at = momentText(boardedAt, language);
  return aboard === travellers
    ? t.aboard(firstName, at)
    : t.someAboard(digits(aboard, language), digits(travellers, language), at);
};

/** View of a stop; the day is said at the first one and where another begins. */
const stopOf = (stops: SharedTrip['stops'], no: number, language: Language) => {
  const t = textIn(language, sharedTripText);
  const [stop, before] = [stops[no], stops[no - 1]];
  if (!stop) throw new RangeError(`no stop ${no}`);
  const at = stop.leftAt ?? (no === stops.length - 1 ? stop.arrivesAt : stop.departsAt);
  const sameDay = before && dhakaDate(before.leftAt ?? before.departsAt) === dhakaDate(at);
  const shown = sameDay ? formatTime(at, language) : momentText(at, language);
  const how = stop.leftAt ? 'left' : no === stops.length - 1 ? 'arrives' : 'leaves';
  return {
    stopNo: stop.stopNo,
    place: stop.place[language],
    left: stop.leftAt !== null,
    says: t[how](shown),
  };
};

/** A shared trip as its page shows it, in one language. */
export const sharedTripView = (trip: SharedTrip, language: Language, now: Date) => {
  const t = textIn(language, sharedTripText);
  return {
    title: t.of(trip.firstName),
    coach: `${trip.operatorName[language]} ${trip.coachNumber}`,
    route: trip.routeName[language],
    cancelled: trip.cancelled,
    isLate: trip.delayMinutes > 0,
    how: trip.cancelled
      ? t.cancelled
      : trip.delayMinutes > 0
        ? t.late(formatDuration(trip.delayMinutes, language))
        : t.onTime,
    isAboard: trip.aboard > 0,
    aboard: aboardText(trip, language),
    stops: trip.stops.map((_, no) => stopOf(trip.stops, no, language)),
    boarding: counterOf(trip.boarding, language),
    dropping: counterOf(trip.dropping, language),
    supervisor: trip.supervisorPhone && phoneOf(trip.supervisorPhone, language),
    asOf: t.asOf(momentText(now, language)),
    until: t.until(momentText(trip.endsAt, language)),
  };
};
export type SharedTripView = ReturnType<typeof sharedTripView>;
