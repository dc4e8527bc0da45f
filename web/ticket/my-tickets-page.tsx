import { digits } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { MyTicketsInput, ticketsPerPage } from '@poth/domain/ticket/my-tickets.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { refundStageView } from '../refund/refund-stage-view.ts';
import { RefundLines } from '../refund/refund-stages.tsx';
import { refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Page } from '../ui/page.tsx';
import { RoadLine } from '../ui/road-line.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import type { Route } from './+types/my-tickets-page.ts';
import { MyTicketCard } from './my-tickets-card.tsx';
import { MyTicketsGuest, MyTicketsNoPhone } from './my-tickets-guest.tsx';
import { MyTicketsSections, sectionPath } from './my-tickets-sections.tsx';
import { myTicketsText } from './my-tickets-text.ts';
import { myTicketView } from './my-tickets-view.ts';
import styles from './my-tickets.module.css';

export const meta = pageMeta(myTicketsText.title);

/** Reads the section and number of pages from the address; falls back to the first section and page. */
const askedOf = (request: Request): MyTicketsInput => {
  const query = new URL(request.url).searchParams;
  const read = MyTicketsInput.safeParse({
    section: query.get('show') ?? undefined,
    pages: Number(query.get('pages') ?? 1),
  });
  return read.data ?? MyTicketsInput.parse({});
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, settings, now } = context.get(requestContext);
  const asked = askedOf(request);
  const [{ counts, tickets }, guestCount] = await Promise.all([
    portal.ticket.listMyTickets(actor, asked),
    portal.ticket.countGuestBookings(actor),
  ]);
  const language = languageOf(request);
  return {
    ...asked,
    counts,
    tickets: tickets.map((ticket) => ({
      ...myTicketView(ticket, language, now),
      ...refundStageView(ticket.refunds, settings.refundBusinessDays, language),
    })),
    guest: { count: guestCount ?? 0, phone: actor.account?.phone ?? null },
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  try {
    const joined = await values.portal.ticket.joinGuestBookings(values.actor);
    if (joined > 0) leaveNotice(values, 'bookings-joined');
    return redirect(localPath(languageOf(request), '/tickets'), 303);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

const None = ({ section }: Pick<MyTicketsInput, 'section'>) => {
  const t = useText(myTicketsText).none;
  return (
    <div className={styles.none}>
      <RoadLine />
      <h2>{t[section].title}</h2>
      <p className="muted">{t[section].text}</p>
      <ButtonLink to="/search">{t.search}</ButtonLink>
    </div>
  );
};

/** Link to the next page: earlier ones stay, and without a script the browser scrolls to the end of what was shown. */
const More = ({ section, pages, shown, left }: MyTicketsInput & { shown: string; left: number }) => {
  const t = useText(myTicketsText);
  const language = useLanguage();
  const anchor = useScriptRuns() ? '' : `#ticket-${shown}`;
  return (
    <ButtonLink
      to={sectionPath(section, pages + 1) + anchor}
      look="line"
      className={styles.more}
      preventScrollReset
    >
      {t.more(digits(Math.min(left, ticketsPerPage), language))}
    </ButtonLink>
  );
};

/** Page Tickets: the bookings of the signed-in person, by section. */
export default function MyTicketsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { section, pages, counts, tickets, guest } = loaderData;
  const t = useText(myTicketsText);
  const language = useLanguage();
  const last = tickets.at(-1);
  const left = counts[section] - tickets.length;
  return (
    <Page width="medium">
      <h1>{t.title}</h1>
      {actionData && <Alert>{problemText(actionData.problem, language)}</Alert>}
      {guest.phone && guest.count > 0 && <MyTicketsGuest count={guest.count} phone={guest.phone} />}
      <MyTicketsSections at={section} counts={counts} />
      {tickets.map((ticket) => (
        <MyTicketCard key={ticket.bookingId} ticket={ticket}>
          <RefundLines refunds={ticket.refunds} />
        </MyTicketCard>
      ))}
      {last ? (
        left > 0 && <More section={section} pages={pages} shown={last.bookingId} left={left} />
      ) : (
        <None section={section} />
      )}
      {guest.phone === null && <MyTicketsNoPhone />}
      <p className="small">
        <LocalLink className="link link-alone" to="/money">
          {t.money}
        </LocalLink>
      </p>
    </Page>
  );
}
