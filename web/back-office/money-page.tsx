import { digits } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import type { RequestContext } from '../ctx.ts';
import { Desk } from '../shell/desk.tsx';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Stack } from '../ui/layout.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/money-page.ts';
import styles from './admin.module.css';
import type { ActionAnswer } from './action-form.tsx';
import { runAction } from './run-action.ts';
import { PaymentRow } from './money-payments.tsx';
import { RefundRow, UnseatedRow } from './money-refunds.tsx';
import { moneyText } from './money-text.ts';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { Pager } from '../ui/pager.tsx';
import { ReversalRow } from './reversal-row.tsx';
import { RequestCard } from './request-card.tsx';

export const meta = pageMeta(moneyText.title);

const tabs = ['reviews', 'silent', 'refunds', 'unseated', 'reversals', 'requests'] as const;
type Tab = (typeof tabs)[number];

/** Headings of docs/guides/money.en.md, by their anchors. */
const anchors: Record<Tab, string> = {
  reviews: 'to-decide',
  silent: 'no-answer',
  refunds: 'refunds',
  unseated: 'no-seat',
  reversals: 'chargebacks',
  requests: 'approvals',
};

const addressOf = (tab: Tab, page = 1): string => {
  const asked = new URLSearchParams({
    ...(tab !== 'reviews' && { show: tab }),
    ...(page > 1 && { page: String(page) }),
  });
  return asked.size > 0 ? `/admin/money?${asked}` : '/admin/money';
};

/** Reads the list of a tab; each tab has its own kind of rows. */
const listOf = async ({ portal, actor, now }: RequestContext, tab: Tab, page: number) => {
  const { backOffice } = portal;
  switch (tab) {
    case 'silent':
      return { tab, ...(await backOffice.listSilentPayments(actor, { page })) };
    case 'refunds':
      return { tab, now, ...(await backOffice.listTroubledRefunds(actor, { page })) };
    case 'unseated':
      return { tab, ...(await backOffice.listUnseated(actor, { page })) };
    case 'reversals':
      return { tab, now, ...(await backOffice.listReversals(actor, { page })) };
    case 'requests':
      return { tab, ...(await backOffice.listRequests(actor, { page })) };
    default:
      return { tab, ...(await backOffice.listReviews(actor, { page })) };
  }
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const values = context.get(requestContext);
  const show = new URL(request.url).searchParams.get('show');
  const tab = tabs.find((one) => one === show) ?? 'reviews';
  const list = await listOf(values, tab, pageOf(request));
  leaveEmptyPage(request, list.rows);
  return { counts: await values.portal.backOffice.countMoney(values.actor), list };
};

export const action = runAction;

type ListProps = { list: Route.ComponentProps['loaderData']['list']; answer: ActionAnswer };

const Rows = ({ list, answer }: ListProps) => {
  const { decided } = useText(moneyText);
  switch (list.tab) {
    case 'refunds':
      return list.rows.map((refund) => (
        <RefundRow key={refund.refundId} refund={refund} now={list.now} answer={answer} />
      ));
    case 'unseated':
      return list.rows.map((booking) => <UnseatedRow key={booking.bookingId} booking={booking} />);
    case 'reversals':
      return list.rows.map((reversal) => (
        <ReversalRow
          key={reversal.reversalId}
          reversal={reversal}
          now={list.now}
          me={list.me}
          answer={answer}
        />
      ));
    case 'requests':
      return (
        <>
          {list.rows.map((request) => (
            <RequestCard key={request.requestId} request={request} me={list.me} answer={answer} />
          ))}
          {list.decided.length > 0 && <h2 className={styles.listTitle}>{decided}</h2>}
          {list.decided.map((request) => (
            <RequestCard key={request.requestId} request={request} me={list.me} answer={undefined} />
          ))}
        </>
      );
    default:
      return list.rows.map((payment) => (
        <PaymentRow key={payment.paymentId} payment={payment} answer={answer} />
      ));
  }
};

/** Page of payments and refunds that need a person, each under its heading. */
export default function MoneyPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { counts, list } = loaderData;
  const t = useText(moneyText);
  const language = useLanguage();
  // A request that another admin has decided meanwhile is no longer in the list, so no row says why the form was
  // refused.
  const isLost =
    answer &&
    Object.keys(faultsOf(answer.problem)).length === 0 &&
    !JSON.stringify(list.rows).includes(answer.typed.about);
  const says =
    list.tab === 'refunds' ? t.says.refunds(digits(list.promisedDays, language)) : t.says[list.tab];
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack>
        <Tabs
          label={t.title}
          tabs={tabs.map((tab) => {
            const count = tab === 'unseated' ? 0 : counts[tab];
            return {
              to: addressOf(tab),
              label: t.tabs[tab],
              isHere: tab === list.tab,
              count: count > 0 && digits(count >= 100 ? `${count}+` : count, language),
            };
          })}
        />
        {isLost && <Alert>{problemText(answer.problem, language)}</Alert>}
        <p className="muted">
          {says}{' '}
          <LocalLink className="link" to={`/admin/money/guide#${anchors[list.tab]}`}>
            {t.guide}
            <span className="visually-hidden">: {t.tabs[list.tab]}</span>
          </LocalLink>
        </p>
        {list.rows.length === 0 && <EmptyState>{t.none}</EmptyState>}
        <Rows list={list} answer={answer} />
        <Pager page={list.page} more={list.more} to={(number) => addressOf(list.tab, number)} />
      </Stack>
    </Desk>
  );
}
