import { useRef } from 'react';
import { detailFaultText } from '../booking/detail-faults.ts';
import { isUnreached, orUnreached, unlessUnreached } from '../site/reach.ts';
import { useFirstError } from '../site/use-first-error.ts';
import { SearchTabs } from '../search/search-tabs.tsx';
import { siteText } from '../site/text.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/look-up-page.ts';
import { FindPanel } from './find-panel.tsx';
import { findTicket } from './find-ticket.ts';
import { ticketText } from './text.ts';

export const meta = pageMeta(ticketText.find.title, ticketText.find.intro);

export const loader = ({ request }: Route.LoaderArgs) => ({
  pnr: new URL(request.url).searchParams.get('pnr') ?? '',
});

export const action = (args: Route.ActionArgs) =>
  findTicket(args, { leadTo: (pnr) => `/ticket/${pnr}`, phoneFaultText: detailFaultText });

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnreached(serverAction);
export const shouldRevalidate = unlessUnreached;

/** Ticket Operation: a booking found again by its PNR and number. */
export default function LookUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(ticketText).find;
  const site = useText(siteText);
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const unreached = isUnreached(actionData);
  return (
    <>
      <SearchTabs />
      <div ref={page} className="wrap find-page">
        <h1>{t.title}</h1>
        <p className="muted">{t.intro}</p>
        <FindPanel
          action="/ticket"
          pnr={loaderData.pnr}
          finding={unreached ? undefined : actionData}
          unreached={unreached ? site.offline : undefined}
        />
      </div>
    </>
  );
}
