import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import type { Route } from './+types/tickets-page.ts';
import { SalesList } from './sales-list.tsx';
import { counterText } from './text.ts';
import { TicketFinder } from './ticket-finder.tsx';

export const meta = pageMeta(counterText.tickets.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const q = (new URL(request.url).searchParams.get('q') ?? '').slice(0, 60);
  const pnr = parsePnr(q);
  if (pnr) throw redirect(localPath(languageOf(request), `/counter/tickets/${pnr}`), 303);
  return { q, sales: q ? await portal.counter.findSales(actor, q) : null };
};

/** Page of a counter's tickets by their passenger's number; a PNR leads straight to its ticket. */
export default function CounterTicketsPage({ loaderData: { q, sales } }: Route.ComponentProps) {
  const t = useText(counterText);
  return (
    <Desk title={t.tickets.title} back={{ to: '/counter', label: t.one.back }}>
      <Stack as={Card} maxWidth={720}>
        <TicketFinder typed={q} />
        {sales && <SalesList sales={sales} none={t.tickets.none} />}
      </Stack>
    </Desk>
  );
}
