import { differenceOf, expectedInTill, type Shift } from '@poth/domain/counter/shift.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { countText } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { pageOf } from '../shell/page-of.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/shifts-page.ts';
import styles from './counter.module.css';
import { weekdayMomentText } from '../text/moment.ts';
import { hourText, withSign } from './moment.ts';
import { counterText } from './text.ts';

export const meta = pageMeta(counterText.shifts.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const page = pageOf(request);
  return { page, ...(await portal.counter.listShifts(actor, { page })) };
};

const ShiftRow = ({ shift }: { shift: Shift }) => {
  const t = useText(counterText).shifts;
  const language = useLanguage();
  const money = (amount: number) => formatMoney(amount, language);
  const difference = differenceOf(shift);
  const { counter, openedAt, closedAt } = shift;
  return (
    <tr>
      <td data-label={t.agent}>
        <b>{shift.agentName}</b>
        <small className="muted">
          {counter.place[language]}: {counter.name[language]}
        </small>
      </td>
      <td data-label={t.time}>
        {weekdayMomentText(openedAt, language)} –{' '}
        {closedAt ? hourText(closedAt, language, dhakaDate(openedAt)) : t.open}
      </td>
      <td data-label={t.tickets} className="amount">
        {countText(shift.ticketCount, language)}
      </td>
      <td data-label={t.cash} className="amount">
        {money(shift.cashInPaisa)}
      </td>
      <td data-label={t.mobile} className="amount">
        {money(shift.mobileMoneyPaisa)}
      </td>
      <td data-label={t.back} className="amount">
        {money(shift.cashOutPaisa)}
      </td>
      <td data-label={t.expected} className="amount">
        {money(expectedInTill(shift))}
      </td>
      <td data-label={t.counted} className="amount">
        {shift.countedPaisa === null ? '–' : money(shift.countedPaisa)}
      </td>
      <td data-label={t.difference} className="amount">
        {difference === null ? (
          '–'
        ) : (
          <span className="desk-state" data-tone={difference === 0 ? 'quiet' : 'off'}>
            {difference === 0 ? t.right : withSign(difference, language)}
          </span>
        )}
      </td>
    </tr>
  );
};

/** The shifts of a company's counters: what was taken, what was counted, and how far that is off. */
export default function ShiftsPage({ loaderData: { page, shifts, hasMore } }: Route.ComponentProps) {
  const t = useText(counterText);
  const heads = ['agent', 'time', 'tickets', 'cash', 'mobile', 'back', 'expected', 'counted'] as const;
  return (
    <Desk
      title={t.shifts.title}
      lead={t.shifts.lead}
      actions={
        <ButtonLink to="/counter" look="line">
          {t.one.back}
        </ButtonLink>
      }
    >
      {shifts.length === 0 ? (
        <p className="desk-empty">{t.shifts.none}</p>
      ) : (
        <table className={`desk-table ${styles.shifts} num`}>
          <thead>
            <tr>
              {heads.map((head) => (
                <th
                  key={head}
                  scope="col"
                  className={head === 'agent' || head === 'time' ? undefined : 'amount'}
                >
                  {t.shifts[head]}
                </th>
              ))}
              <th scope="col" className="amount">
                {t.shifts.difference}
              </th>
            </tr>
          </thead>
          <tbody>
            {shifts.map((shift) => (
              <ShiftRow key={shift.shiftId} shift={shift} />
            ))}
          </tbody>
        </table>
      )}
      {(page > 1 || hasMore) && (
        <nav className={styles.pages} aria-label={t.shifts.pages}>
          {page > 1 && (
            <ButtonLink to={`/counter/shifts?page=${page - 1}`} look="line">
              {t.shifts.newer}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink to={`/counter/shifts?page=${page + 1}`} look="line">
              {t.shifts.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </Desk>
  );
}
