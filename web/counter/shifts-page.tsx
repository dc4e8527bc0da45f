import { differenceOf, expectedInTill, type Shift } from '@poth/domain/counter/shift.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { countText } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Column } from '../ui/table-parts.tsx';
import type { Route } from './+types/shifts-page.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { hourText, withSign } from './moment.ts';
import { counterText } from './text.ts';

export const meta = pageMeta(counterText.shifts.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const page = pageOf(request);
  const list = await portal.counter.listShifts(actor, { page });
  leaveEmptyPage(request, list.shifts);
  return { page, ...list };
};

/** Page of the shifts of a company's counters: takings, counts, and differences. */
export default function ShiftsPage({ loaderData: { page, shifts, hasMore } }: Route.ComponentProps) {
  const { shifts: t, one } = useText(counterText);
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const amount = (head: string, cell: Column<Shift>['cell']) => ({ head, kind: 'amount' as const, cell });
  return (
    <Desk title={t.title} lead={t.lead} back={{ to: '/counter', label: one.back }}>
      <DataTable
        caption={t.title}
        className="num"
        rows={shifts}
        rowKey={({ shiftId }) => shiftId}
        none={t.none}
        columns={[
          {
            head: t.agent,
            cell: ({ agentName, counter }) => (
              <>
                <b>{agentName}</b>
                <br />
                <small className="muted">
                  {counter.place[language]}: {counter.name[language]}
                </small>
              </>
            ),
          },
          {
            head: t.time,
            cell: ({ openedAt, closedAt }) =>
              `${weekdayMomentText(openedAt, language)} – ${
                closedAt ? hourText(closedAt, language, dhakaDate(openedAt)) : t.open
              }`,
          },
          amount(t.tickets, ({ ticketCount }) => countText(ticketCount, language)),
          amount(t.cash, ({ cashInPaisa }) => money(cashInPaisa)),
          amount(t.mobile, ({ mobileMoneyPaisa }) => money(mobileMoneyPaisa)),
          amount(t.back, ({ cashOutPaisa }) => money(cashOutPaisa)),
          amount(t.expected, (shift) => money(expectedInTill(shift))),
          amount(t.counted, ({ countedPaisa }) => (countedPaisa === null ? '–' : money(countedPaisa))),
          amount(t.difference, (shift) => {
            const difference = differenceOf(shift);
            if (difference === null) return '–';
            if (difference === 0) return <Badge tone="quiet">{t.right}</Badge>;
            return <Badge tone="off">{withSign(difference, language)}</Badge>;
          }),
        ]}
      />
      <Pager page={page} more={hasMore} to={(other) => `/counter/shifts?page=${other}`} />
    </Desk>
  );
}
