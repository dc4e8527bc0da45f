import { useRef } from 'react';
import { detailFaultText } from '../booking/detail-faults.ts';
import { isUnreached, orUnreached, unlessUnreached } from '../site/reach.ts';
import { useFirstError } from '../site/use-first-error.ts';
import { siteText } from '../site/text.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { FindPanel } from '../ticket/find-panel.tsx';
import { findTicket } from '../ticket/find-ticket.ts';
import { ticketText } from '../ticket/text.ts';
import type { Route } from './+types/find-to-cancel-page.ts';

export const meta = pageMeta(ticketText.cancelFind.title, ticketText.cancelFind.intro);

export const loader = ({ request }: Route.LoaderArgs) => ({
  pnr: new URL(request.url).searchParams.get('pnr') ?? '',
});

export const action = (args: Route.ActionArgs) =>
  findTicket(args, { leadTo: (pnr) => `/ticket/${pnr}/cancel`, phoneFaultText: detailFaultText });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnreached(serverAction);
export const shouldRevalidate = unlessUnreached;

/** Cancel Ticket: the ticket is found first, as everywhere, and leads on to what comes back. */
export default function FindToCancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(ticketText).cancelFind;
  const site = useText(siteText);
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const unreached = isUnreached(actionData);
  return (
    <div ref={page} className="wrap find-page">
      <h1>{t.title}</h1>
      <p className="muted">{t.intro}</p>
      <FindPanel
        action="/cancel-ticket"
        pnr={loaderData.pnr}
        finding={unreached ? undefined : actionData}
        unreached={unreached ? site.offline : undefined}
      />
    </div>
  );
}
