import { countText } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { moneyText } from '../shell/money-text.ts';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Figures } from '../ui/figures.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/settlements-page.ts';
import { SettlementTable } from './settlement-table.tsx';
import { settlementView } from './settlement-view.ts';
import { settlementText } from './text.ts';

export const meta = pageMeta(settlementText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const page = pageOf(request);
  const { standing, settlements, hasMore } = await portal.settlement.viewSettlements(actor, { page });
  leaveEmptyPage(request, settlements);
  return {
    standing,
    settlements: settlements.map((one) => settlementView(one, language)),
    page,
    hasMore,
  };
};

/** Page of a company's account with Poth, and its statements. */
export default function SettlementsPage({ loaderData }: Route.ComponentProps) {
  const { standing, settlements, page, hasMore } = loaderData;
  const t = useText(settlementText);
  const language = useLanguage();
  const money = (amount: number) => moneyText(amount, language);
  const owed = standing.nextPaisa < 0;
  return (
    <Desk title={t.title} lead={t.lead}>
      <section aria-label={t.now.title}>
        <Figures
          figures={[
            { label: t.now.payable, value: money(standing.payablePaisa), more: t.now.soldAhead },
            { label: t.now.cash, value: money(standing.cashPaisa) },
            { label: t.now.commission, value: money(standing.commissionPaisa), more: t.now.webOnly },
            {
              label: owed ? t.now.nextOwed : t.now.next,
              value: money(Math.abs(standing.nextPaisa)),
              more: t.now.nextTrips(countText(standing.nextTrips, language)),
            },
          ]}
        />
      </section>
      <Section look="plain" title={t.statements}>
        <SettlementTable caption={t.statements} settlements={settlements} base="/settlements" none={t.none} />
        <Pager page={page} more={hasMore} to={(other) => `/settlements?page=${other}`} />
      </Section>
    </Desk>
  );
}
