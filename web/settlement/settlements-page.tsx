import { countText } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { moneyText } from '../shell/money-text.ts';
import { pageOf } from '../shell/page-of.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/settlements-page.ts';
import { SettlementTable } from './settlement-table.tsx';
import { settlementView } from './settlement-view.ts';
import styles from './settlement.module.css';
import { settlementText } from './text.ts';

export const meta = pageMeta(settlementText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const page = pageOf(request);
  const { standing, settlements, hasMore } = await portal.settlement.viewSettlements(actor, { page });
  return {
    standing,
    settlements: settlements.map((one) => settlementView(one, language)),
    page,
    hasMore,
  };
};

/** How a company stands with Poth, and the statements it has had. */
export default function SettlementsPage({ loaderData }: Route.ComponentProps) {
  const { standing, settlements, page, hasMore } = loaderData;
  const t = useText(settlementText);
  const language = useLanguage();
  const money = (amount: number) => moneyText(amount, language);
  const owed = standing.nextPaisa < 0;
  const figures = [
    [t.now.payable, money(standing.payablePaisa), t.now.soldAhead],
    [t.now.cash, money(standing.cashPaisa), null],
    [t.now.commission, money(standing.commissionPaisa), t.now.webOnly],
    [
      owed ? t.now.nextOwed : t.now.next,
      money(Math.abs(standing.nextPaisa)),
      t.now.nextTrips(countText(standing.nextTrips, language)),
    ],
  ] as const;
  return (
    <Desk title={t.title} lead={t.lead}>
      <section aria-label={t.now.title} className={`desk-figures ${styles.figures} num`}>
        {figures.map(([label, amount, note]) => (
          <div key={label} className="desk-figure">
            <span className="small muted">{label}</span>
            <b>{amount}</b>
            {note && <span className="small muted">{note}</span>}
          </div>
        ))}
      </section>
      <h2 className={styles.heading}>{t.statements}</h2>
      {settlements.length === 0 ? (
        <p className="card desk-empty">{t.none}</p>
      ) : (
        <SettlementTable caption={t.statements} settlements={settlements} base="/settlements" />
      )}
      {(page > 1 || hasMore) && (
        <nav className={styles.pages} aria-label={t.pages}>
          {page > 1 && (
            <ButtonLink to={`/settlements?page=${page - 1}`} look="line">
              {t.newer}
            </ButtonLink>
          )}
          {hasMore && (
            <ButtonLink to={`/settlements?page=${page + 1}`} look="line">
              {t.older}
            </ButtonLink>
          )}
        </nav>
      )}
    </Desk>
  );
}
