import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/tickets-page.ts';
import styles from './counter.module.css';
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

/** A counter's tickets by the number of their passenger; a PNR leads straight to its ticket. */
export default function CounterTicketsPage({ loaderData: { q, sales } }: Route.ComponentProps) {
  const t = useText(counterText);
  return (
    <Desk
      title={t.tickets.title}
      actions={
        <ButtonLink to="/counter" look="line">
          {t.one.back}
        </ButtonLink>
      }
    >
      <Card className={styles.tickets}>
        <TicketFinder key={q} typed={q} />
        {sales && <SalesList sales={sales} none={t.tickets.none} />}
      </Card>
    </Desk>
  );
}
