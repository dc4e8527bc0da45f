import type { BoardingList } from '@poth/domain/boarding/boarding.ts';
import type { RiderNow } from '@poth/domain/boarding/apply-marks.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { latinDigits, type Language } from '@poth/domain/language.ts';

/** A time, with its day where that is not the day of the trip. */
export const hourText = (
  at: Date,
  { departsAt }: Pick<BoardingList, 'departsAt'>,
  language: Language,
): string => {
  const day = dhakaDate(at);
  const time = formatTime(at, language);
  return (day === dhakaDate(departsAt) ? time : `${formatDate(day, language)}, ${time}`).replaceAll(
    ' ',
    '\u00a0',
  );
};

/** Returns the stop where boarding is open: the first that the coach has not left. */
export const currentBoardingStop = ({ stops }: Pick<BoardingList, 'stops'>): number =>
  stops.find(({ closedAt }) => closedAt === null)?.stopNo ?? stops.at(-1)?.stopNo ?? 0;

const plain = (text: string): string => latinDigits(text).trim().toLowerCase();
/** Drops the spaces and hyphens with which seats, PNRs and numbers are printed: K7XQ4 M2P9A, 01712-345678. */
const compact = (text: string): string => plain(text).replaceAll(/[\s-]/g, '');

/** Finds the passenger of a typed seat; where two share it on different legs, the one for the current stop. */
export const riderOfSeat = (
  riders: readonly RiderNow[],
  typed: string,
  stopNo: number,
): RiderNow | undefined => {
  const here = riders.filter(({ seatNo, state }) => state !== 'void' && compact(seatNo) === compact(typed));
  return here.find(({ fromStopNo, toStopNo }) => fromStopNo <= stopNo && stopNo < toStopNo) ?? here[0];
};

const withoutCountryCode = (phone: string): string => phone.replace(/^\+?88(?=0)/, '');

/** Finds passengers whose seat, name, number or PNR contains the typed text; PNR and number also as they are printed. */
export const findRiders = (riders: readonly RiderNow[], typed: string): RiderNow[] => {
  const name = plain(typed);
  const key = withoutCountryCode(compact(typed));
  const keysOf = ({ seatNo, pnr, phone }: RiderNow) => [seatNo, pnr, withoutCountryCode(phone ?? '')];
  return riders.filter(
    (rider) =>
      !name ||
      plain(rider.name).includes(name) ||
      (key !== '' && keysOf(rider).some((one) => compact(one).includes(key))),
  );
};

const collator = new Intl.Collator('en', { numeric: true });
/** Compares seats with numbers in numeric order: A2 before A10. */
export const bySeat = (one: RiderNow, other: RiderNow): number => collator.compare(one.seatNo, other.seatNo);
