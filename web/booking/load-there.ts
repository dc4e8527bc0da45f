import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { timeText } from '@poth/domain/ticket/ticket-fields.ts';
import type { RequestContext } from '#ctx';
import { checkoutPath, readWay } from '../shell/way-in-address.ts';
import { unlessNotFound } from '../shell/form-answer.ts';
import { languageOf } from '../text/language.ts';
import { textIn } from '../text/texts.ts';
import { journeyView } from './journey-view.ts';
import { wayBackText } from './way-back-text.ts';

/**
 * Words about the direction that is held while the other is chosen; they travel with the page that needs them. held:
 * the hold, while it lasts.
 */
export type ThereView = {
  says: string;
  held: { name: string; journey: string; until: string } | null;
  link: { to: string; says: string };
};

/**
 * Loads the held direction that a search names, for the bar about both directions; null where it names none. alonePath:
 * the search without it.
 */
export const loadThere = async (
  { portal, actor, now }: Pick<RequestContext, 'portal' | 'actor' | 'now'>,
  request: Request,
  alonePath: string,
): Promise<ThereView | null> => {
  const way = readWay(new URL(request.url).searchParams.get('there'));
  if (!way) return null;
  const checkout = await portal.payment.viewCheckout(actor, way).catch(unlessNotFound);
  const language = languageOf(request);
  const t = textIn(language, wayBackText);
  if (checkout?.booking.state !== 'held' || checkout.booking.heldUntil <= now)
    return {
      says: t.thereOver,
      held: null,
      link: { to: alonePath, says: t.alone },
    };
  const { booking, offer, price, bothWaysPercent } = checkout;
  const { leaves } = journeyView(checkout, language);
  const seats = booking.seats.map(({ seatNo }) => seatNo).join(', ');
  const journey = `${offer.from.name[language]} – ${offer.to.name[language]}, ${leaves}`;
  return {
    says:
      bothWaysPercent > 0
        ? `${t.bar} ${t.cheaper(offer.operator.name[language], digits(bothWaysPercent, language))}`
        : t.bar,
    held: {
      name: t.there,
      journey: `${journey} · ${t.seats(seats)} · ${formatMoney(price.totalPaisa, language)}`,
      until: t.until(timeText(booking.heldUntil, language)),
    },
    link: { to: checkoutPath(way), says: t.onlyThere },
  };
};
