import { parseDhakaDate } from '@poth/domain/dhaka.ts';
import { isProblem, noteOf } from '@poth/domain/problem.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { data, redirect } from 'react-router';
import type { RequestContext } from '#ctx';
import { numberStep, statusOf, wantsProof } from '../identity/number-step.ts';
import { ownAddress } from '../shell/own-address.ts';
import { checkoutPath, readWay, formatWay } from '../shell/way-in-address.ts';
import { languageOf, localPath } from '../text/language.ts';
import type { SeatRefusal } from './seat-refusal.ts';
import { readJourney } from './seating-state.ts';
import { addSeats, giveBackSeats, applySeatForm } from './take-seats.ts';
import type { SeatingContext } from './view-seating.ts';

/** Returns the journey whose map is open, from the address of a page: trip=…&leg=0-3. */
export const openJourney = (request: Request): Journey | undefined => {
  const query = new URL(request.url).searchParams;
  return readJourney(query.get('trip'), query.get('leg'));
};

/**
 * Returns the next address of a buyer who has the seats of one direction: the checkout, with the direction that was
 * held before; or, where a return date was asked for, the coaches of the way back.
 */
const nextAddress = (request: Request, held: { tripId: string; bookingId: string }): string => {
  const query = new URL(request.url).searchParams;
  const there = readWay(query.get('there'));
  if (there && there.tripId !== held.tripId) return checkoutPath(there, held);
  const date = parseDhakaDate(query.get('back'));
  const [from, to] = [query.get('from'), query.get('to')];
  const isBefore = date !== undefined && date < (query.get('date') ?? '');
  if (!date || isBefore || !from || !to) return checkoutPath(held);
  return `/search?${new URLSearchParams({ from: to, to: from, date, there: formatWay(held) })}`;
};

/**
 * Handles the form of an open map: gives one seat back and shows the map again, or holds the ticked seats, sets the
 * points and goes on to checkout. Where a number has to be proved first, the same form does that: after a refused tap
 * the map stays open. A problem comes back with everything that was ticked.
 */
export const answerSeatForm = async (
  asking: SeatingContext & Pick<RequestContext, 'browser' | 'sandboxUrl'>,
  request: Request,
) => {
  const journey = openJourney(request);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  const list = (name: string) => form.getAll(name).map(String);
  const language = languageOf(request);
  const sent = { ticked: list('seat'), boarding: text('boarding'), dropping: text('dropping') };
  if (!journey) throw data(null, { status: 404 });
  const otherWay = readWay(new URL(request.url).searchParams.get('there'));
  asking.browser.takeBuyer(text('buyer'));
  try {
    if (form.has('release')) {
      await giveBackSeats(asking, journey, list('release'));
      return redirect(`${ownAddress(request)}#trip-${journey.tripId}`, 303);
    }
    if (wantsProof(form)) {
      const { portal, actor } = asking;
      const proof = await numberStep(
        {
          send: (asked) => portal.booking.sendNumberCode(actor, asked),
          take: (typed) => portal.booking.proveNumber(actor, typed),
        },
        form,
        language,
      );
      const refusal: SeatRefusal = { problem: { code: 'number-proof-needed', fields: {} }, ...sent };
      if (proof) return data<SeatRefusal>({ ...refusal, proof }, { status: statusOf(proof) });
      if (form.has('stay')) {
        await addSeats(asking, journey, { seatNos: sent.ticked, key: text('key'), language, otherWay });
        return redirect(`${ownAddress(request)}#trip-${journey.tripId}`, 303);
      }
    }
    const bookingId = await applySeatForm(asking, journey, {
      ticked: sent.ticked,
      shownHeld: list('held'),
      boardingCounterId: sent.boarding,
      droppingCounterId: sent.dropping,
      key: text('key'),
      language,
      otherWay,
    });
    return redirect(localPath(language, nextAddress(request, { tripId: journey.tripId, bookingId })), 303);
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    const refusal: SeatRefusal = { problem: noteOf(thrown), ...sent };
    return data(refusal, { status: thrown.status });
  }
};
