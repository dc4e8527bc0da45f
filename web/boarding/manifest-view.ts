import type { Manifest, ManifestTrip } from '@poth/domain/boarding/manifest.ts';
import {
  columnsOf,
  manifestCells,
  manifestColumns,
  manifestMoment,
} from '@poth/domain/boarding/manifest-table.ts';
import { formatDuration, formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, sum } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { telLink } from '../shell/tel-link.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { textIn } from '../text/texts.ts';
import { boardingText, manifestText } from './text.ts';

/** Prepares the trips of a day for their list, in one language. */
export const tripViews = (trips: readonly ManifestTrip[], language: Language, now: Date) => {
  const number = (value: number) => digits(value, language);
  const t = textIn(language, boardingText);
  return trips.map(({ departsAt, routeName, sold, boarded, missed, seatCount, delayMinutes, ...trip }) => ({
    ...trip,
    // Overdue: its departure was not marked, so the conductor should look.
    state:
      (trip.state === 'on-sale' || trip.state === 'closed') && departsAt < now
        ? ('past' as const)
        : trip.state,
    leaves: formatTime(departsAt, language),
    route: routeNameText(routeName, language),
    late: delayMinutes > 0 ? t.late(formatDuration(delayMinutes, language)) : null,
    sold: number(sold),
    seats: number(seatCount),
    share: `${Math.round((100 * sold) / Math.max(1, seatCount))}%`,
    boarded: number(boarded),
    missed: missed > 0 ? number(missed) : null,
  }));
};
export type TripView = ReturnType<typeof tripViews>[number];

/** A passenger list as its page shows it, in one language. */
export const manifestView = (manifest: Manifest, language: Language) => {
  const { rows, stops, supervisorPhone, delayMinutes, departsAt, seesMoney } = manifest;
  const t = textIn(language, manifestText);
  const number = (value: number) => digits(value, language);
  const count = (state: Manifest['rows'][number]['state']) =>
    rows.filter((row) => row.state === state).length;
  const due = sum(rows.map(({ duePaisa }) => duePaisa ?? 0));
  const figures = [
    { name: t.figures.passengers, value: number(rows.length) },
    { name: t.figures.aboard, value: number(count('boarded')) },
    { name: t.figures.missing, value: number(count('issued')) },
    ...(count('no-show') > 0 ? [{ name: t.figures.missed, value: number(count('no-show')) }] : []),
    ...(seesMoney && due > 0 ? [{ name: t.figures.due, value: formatMoney(due, language) }] : []),
  ];
  return {
    tripId: manifest.tripId,
    state: manifest.state,
    title: `${formatTime(departsAt, language)} · ${manifest.coachNumber}`,
    lead: [
      manifestMoment(departsAt, language),
      routeNameText(manifest.routeName, language),
      coachName(manifest.coachType, manifest.coachClass)[language],
    ].join(' · '),
    operator: manifest.operator[language],
    late:
      delayMinutes > 0 ? textIn(language, boardingText).late(formatDuration(delayMinutes, language)) : null,
    supervisor: supervisorPhone && {
      shown: formatPhone(supervisorPhone, language),
      tel: telLink(supervisorPhone),
    },
    figures,
    // The boarding stop is in the heading above the lines, and a ride to the last stop is not mentioned.
    columns: columnsOf(manifest).map((column) => ({ column, label: manifestColumns[column][language] })),
    stops: stops.flatMap(({ stopNo, place, at }) => {
      const here = rows.filter(({ fromStopNo }) => fromStopNo === stopNo);
      const heading = t.boardsAt(place[language], formatTime(at, language), number(here.length));
      const lines = here.map((row) => ({
        key: `${row.pnr} ${row.seatNo}`,
        state: row.state,
        tel: row.phone && telLink(row.phone),
        cells: manifestCells(row, language),
      }));
      return here.length > 0 ? [{ stopNo, heading, lines }] : [];
    }),
    flags: manifest.flags,
    departsAt,
  };
};
export type ManifestView = ReturnType<typeof manifestView>;
