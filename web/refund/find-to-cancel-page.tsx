import { detailFaultText } from '../booking/detail-faults.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { FindPanel } from '../ticket/find-panel.tsx';
import { findTicket } from '../ticket/find-ticket.ts';
import { ticketText } from '../ticket/text.ts';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/find-to-cancel-page.ts';

export const meta = pageMeta(ticketText.cancelFind.title, ticketText.cancelFind.intro);

export const loader = ({ request }: Route.LoaderArgs) => ({
  pnr: new URL(request.url).searchParams.get('pnr') ?? '',
});

export const action = (args: Route.ActionArgs) =>
  findTicket(args, { goal: 'cancel', phoneFaultText: detailFaultText });

/** Page Cancel Ticket: finds the ticket first, as everywhere, and leads to its refund. */
export default function FindToCancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(ticketText).cancelFind;
  const page = useFirstError<HTMLDivElement>(actionData);
  return (
    <Page ref={page} width="narrow">
      <h1>{t.title}</h1>
      <p className="muted">{t.intro}</p>
      <FindPanel action="/cancel-ticket" pnr={loaderData.pnr} finding={actionData} />
    </Page>
  );
}
