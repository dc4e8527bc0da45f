import { formatMoney } from '@poth/domain/money.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { timeText } from '@poth/domain/ticket/ticket-fields.ts';
import type { RequestContext } from '#ctx';
import { checkoutPath, readWay } from '../shell/way-in-address.ts';
import { languageOf } from '../text/language.ts';
import { journeyView } from './journey-view.ts';

/** Way that is held while the other one is chosen; isHeld: still. */
export type ThereView =
  | { isHeld: true; journey: string; seats: string; total: string; until: string; checkoutPath: string }
  | { isHeld: false };

/** Loads the held way that a search names, for the bar that says both; null where it names none. */
export const loadThere = async (
  { portal, actor, now }: Pick<RequestContext, 'portal' | 'actor' | 'now'>,
  request: Request,
): Promise<ThereView | null> => {
  const way = readWay(new URL(request.url).searchParams.get('there'));
  if (!way) return null;
  const checkout = await portal.payment.viewCheckout(actor, way).catch((thrown: unknown) => {
    if (!isProblem(thrown) || thrown.code !== 'not-found') throw thrown;
    return undefined;
  });
  if (checkout?.booking.state !== 'held' || checkout.booking.heldUntil <= now) return { isHeld: false };
  const language = languageOf(request);
  const { booking, offer, price } = checkout;
  const { leaves } = journeyView(checkout, language);
  return {
    isHeld: true,
    journey: `${offer.from.name[language]} – ${offer.to.name[language]}, ${leaves}`,
    seats: booking.seats.map(({ seatNo }) => seatNo).join(', '),
    total: formatMoney(price.totalPaisa, language),
    until: timeText(booking.heldUntil, language),
    checkoutPath: checkoutPath(way),
  };
};
