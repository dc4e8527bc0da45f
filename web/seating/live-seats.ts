import type { Language } from '@poth/domain/language.ts';
import { isProblem, noteOf, type ProblemNote } from '@poth/domain/problem.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import type { Route } from './+types/live-seats.ts';
import { readWay } from '../shell/way-in-address.ts';
import { openLiveMap } from './live-map.ts';
import { readJourney, type SeatingState } from './seating-state.ts';
import { giveBackSeats, takeSeats } from './take-seats.ts';
import { viewSeating } from './view-seating.ts';

const journeyOf = (tripId: string, request: Request) => {
  const journey = readJourney(tripId, new URL(request.url).searchParams.get('leg'));
  if (!journey) throw data(null, { status: 404 });
  return journey;
};

const answerNotFound = (thrown: unknown): never => {
  throw isProblem(thrown) ? data(null, { status: thrown.status }) : thrown;
};

/**
 * Streams the states of one map as server-sent events: for as long as it is open, or once where there is no room for
 * it.
 */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const journey = journeyOf(params.tripId, request);
  const tab = new URL(request.url).searchParams.get('tab') ?? '';
  const watched = { tab, signal: request.signal };
  const events = await openLiveMap(context.get(requestContext), journey, watched).catch(answerNotFound);
  return new Response(events, {
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      // Tells proxies not to buffer the answer.
      'x-accel-buffering': 'no',
    },
  });
};

/** Answer to a tap on a seat: the map as it is now, and why the tap had no effect, if so. */
export type TapAnswer = { state: SeatingState; problem: ProblemNote | null };

/**
 * Handles a tap on a seat of a map that runs JavaScript: holds the seat, or gives it back; or looks for its buyer's own
 * hold.
 */
export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const asking = context.get(requestContext);
  const journey = journeyOf(params.tripId, request);
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '');
  asking.browser.takeBuyer(text('buyer'));
  const seatNos = [text('seat')];
  const language: Language = text('language') === 'bn' ? 'bn' : 'en';
  let problem: ProblemNote | null = null;
  let held: Awaited<ReturnType<typeof takeSeats>> | undefined;
  try {
    if (text('intent') === 'release') await giveBackSeats(asking, journey, seatNos);
    else if (text('intent') === 'hold') {
      const otherWay = readWay(text('there'));
      held = await takeSeats(asking, journey, { seatNos, language, key: text('key'), otherWay });
    }
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    problem = noteOf(thrown);
  }
  const { state } = await viewSeating(asking, journey, held).catch(answerNotFound);
  const answer: TapAnswer = { state, problem };
  return Response.json(answer);
};
