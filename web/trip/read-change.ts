import { latinDigits } from '@poth/domain/language.ts';
import { type ChangeKind, changeReasons, TripChange } from '@poth/domain/trip/change.ts';

export const tripActions = ['keep', 'delay', 'coach', 'counter', 'cancel'] as const;
/** Action chosen on a trip's page. */
export type TripAction = (typeof tripActions)[number];

/** Fields of a change in an address or a form. */
export type ChangeTyped = Record<'minutes' | 'reason' | 'coach' | 'counter' | 'to' | 'later', string>;
export type ChangeFault = 'minutes' | 'reason' | 'coach' | 'to' | 'later';

/** Change that the page is asked for, or its faults; both empty until it is sent. */
export type AskedChange = {
  typed: ChangeTyped;
  change: TripChange | null;
  faults: Partial<Record<ChangeFault, true>>;
};

/** Fields of an address or of a form. */
type Fields = { get(name: string): FormDataEntryValue | null; has(name: string): boolean };

/** Parses whole minutes, in Latin or Bangla digits. */
const minutesOf = (text: string): number => {
  const read = latinDigits(text).trim().replace('−', '-');
  return /^-?\d{1,4}$/.test(read) ? Number(read) : Number.NaN;
};

/** Builds the key of a trip's counter in an address: its stop number and its id. */
export const counterKey = (stopNo: number, counterId: string): string => `${stopNo}.${counterId}`;
const counterOf = (text: string) => {
  const [, stopNo = '', counterId = ''] = /^(\d{1,2})\.(.+)$/.exec(text) ?? [];
  return { stopNo: Number(stopNo), counterId };
};

const rawOf = (kind: ChangeKind, { minutes, reason, coach, counter, to, later }: ChangeTyped) =>
  ({
    delay: { kind, delayMinutes: minutesOf(minutes), reason },
    coach: { kind, coachId: coach, reason },
    counter: { kind, ...counterOf(counter), toCounterId: to, minutesLater: minutesOf(later), reason },
    cancel: { kind, reason },
  })[kind];

/** Field of the form for each field of a change. */
export const changeFieldOf: Readonly<Record<string, ChangeFault>> = {
  delayMinutes: 'minutes',
  reason: 'reason',
  coachId: 'coach',
  toCounterId: 'to',
  counterId: 'to',
  minutesLater: 'later',
};

/** Reads a change from an address or a form; it is checked only once it has a reason. */
export const readChange = (tripAction: TripAction | undefined, fields: Fields): AskedChange => {
  const text = (name: keyof ChangeTyped, other = '') => fields.get(name)?.toString() ?? other;
  const typed: ChangeTyped = {
    minutes: text('minutes'),
    reason: text('reason'),
    coach: text('coach'),
    counter: text('counter'),
    to: text('to'),
    later: text('later', '0'),
  };
  if (!tripAction || tripAction === 'keep' || !fields.has('reason'))
    return { typed, change: null, faults: {} };
  const read = TripChange.safeParse(rawOf(tripAction, typed));
  if (read.success) return { typed, change: read.data, faults: {} };
  const faults = Object.fromEntries(
    read.error.issues.flatMap(({ path }) => {
      const field = changeFieldOf[String(path[0])];
      return field ? [[field, true]] : [];
    }),
  );
  return { typed, change: null, faults };
};

export const reasonKeys = Object.keys(changeReasons) as (keyof typeof changeReasons)[];
