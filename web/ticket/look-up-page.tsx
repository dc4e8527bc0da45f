import { useSearchParams } from 'react-router';
import { detailFaultText } from '../booking/detail-faults.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { searchedFor } from '../search/searched-for.ts';
import { SearchTabs } from '../search/search-tabs.tsx';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/look-up-page.ts';
import { FindPanel } from './find-panel.tsx';
import { findTicket } from './find-ticket.ts';
import { ticketText } from './text.ts';

export const meta = pageMeta(ticketText.find.title, ticketText.find.intro);

export const loader = ({ request }: Route.LoaderArgs) => ({
  pnr: new URL(request.url).searchParams.get('pnr') ?? '',
});

export const action = (args: Route.ActionArgs) =>
  findTicket(args, { goal: 'open', phoneFaultText: detailFaultText });

/** Ticket Operation: a booking found again by its PNR and number. */
export default function LookUpPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(ticketText).find;
  const kept = searchedFor(useSearchParams()[0]);
  const page = useFirstError<HTMLDivElement>(actionData);
  return (
    <>
      <SearchTabs />
      <Page ref={page} width="narrow">
        <h1>{t.title}</h1>
        <p className="muted">{t.intro}</p>
        <FindPanel action={`/ticket${kept}`} pnr={loaderData.pnr} finding={actionData} />
        <p>
          <LocalLink className="link link-alone" to="/money">
            {t.money}
          </LocalLink>
        </p>
      </Page>
    </>
  );
}
