import { Problem } from '@poth/domain/problem.ts';
import type { ChangeOf, TripChange } from '@poth/domain/trip/change.ts';
import { type KeptFor, keepPurposes } from '@poth/domain/trip/kept-seats.ts';
import type { RequestContext } from '#ctx';
import type { Notice } from '../shell/notice.ts';
import { tripActions, readChange } from './read-change.ts';

type Asking = Pick<RequestContext, 'portal' | 'actor'>;

/** Form that keeps seats, as it was sent. */
export type KeepTyped = {
  seats: string[];
  keptFor: KeptFor;
  note: string;
  until: string;
  from: number;
  to: number;
};
/** Typed fields of the form that was sent. */
type TripTyped = { keep?: KeepTyped; phone?: string };

const text = (form: FormData, name: string): string => String(form.get(name) ?? '');

export const readTyped = (form: FormData): TripTyped => {
  const intent = form.get('intent');
  if (intent === 'supervisor') return { phone: text(form, 'phone') };
  if (intent !== 'keep') return {};
  return {
    keep: {
      seats: form.getAll('seat').map(String),
      keptFor: keepPurposes.find((one) => one === form.get('keptFor')) ?? 'counter',
      note: text(form, 'note'),
      until: text(form, 'until'),
      from: Number(form.get('from') ?? 0),
      to: Number(form.get('to') ?? 0),
    },
  };
};

/** Calls the use case for a change of its kind. */
const makeChange = async (
  { portal, actor }: Asking,
  tripId: string,
  change: TripChange,
  agreed: { shown: { bookings: number; paisa: number }; key: string },
): Promise<Notice> => {
  const of = <Kind extends TripChange['kind']>(one: TripChange) => ({
    tripId,
    change: one as ChangeOf<Kind>,
    ...agreed,
  });
  if (change.kind === 'delay') await portal.trip.delayTrip(actor, of<'delay'>(change));
  else if (change.kind === 'coach') await portal.trip.changeCoach(actor, of<'coach'>(change));
  else if (change.kind === 'counter') await portal.trip.changeCounter(actor, of<'counter'>(change));
  else await portal.trip.cancelTrip(actor, of<'cancel'>(change));
  return change.kind === 'cancel' ? 'trip-cancelled' : 'trip-changed';
};

const amountOf = (form: FormData, name: string): number =>
  Math.max(0, Math.trunc(Number(form.get(name))) || 0);

/** Runs a form of a trip's page; returns the notice for the next page. Problems: those of the calls. */
export const carryOut = async (
  asking: Asking,
  tripId: string,
  form: FormData,
  { key, lastStopNo }: { key: string; lastStopNo: number },
): Promise<Notice> => {
  const { portal, actor } = asking;
  const intent = form.get('intent');
  if (intent === 'release') {
    await portal.trip.releaseBlock(actor, { tripId, blockId: text(form, 'blockId') });
    return 'seats-released';
  }
  const { keep, phone } = readTyped(form);
  if (phone !== undefined) {
    await portal.trip.setSupervisor(actor, { tripId, phone });
    return 'saved';
  }
  if (keep) {
    if (keep.seats.length === 0) throw new Problem('invalid-input', { faults: { seats: 'none' } });
    await portal.trip.keepSeats(actor, {
      tripId,
      seatNos: keep.seats,
      fromStopNo: keep.from,
      toStopNo: keep.to || lastStopNo,
      keptFor: keep.keptFor,
      note: keep.note.slice(0, 200),
      untilHoursBefore: keep.until === '' ? null : Number(keep.until),
      key,
    });
    return 'seats-kept';
  }
  const { change } = readChange(
    tripActions.find((one) => one === form.get('do')),
    form,
  );
  if (!change) throw new Problem('invalid-input', { faults: {} });
  const shown = { bookings: amountOf(form, 'shownBookings'), paisa: amountOf(form, 'shownPaisa') };
  return makeChange(asking, tripId, change, { shown, key });
};
