import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/own-cases-page.ts';
import { CaseCard } from './case-card.tsx';
import { supportText } from './text.ts';

export const meta = pageMeta(supportText.cases.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const list = await portal.support.listOwnCases(actor, { page: pageOf(request) });
  leaveEmptyPage(request, list.rows);
  return list;
};

/** Page of the cases that its reader has opened, with what became of them. */
export default function OwnCasesPage({ loaderData }: Route.ComponentProps) {
  const { rows, page, more } = loaderData;
  const t = useText(supportText).cases;
  return (
    <Desk title={t.title} lead={t.lead}>
      <Section look="plain" title={t.title}>
        {rows.length === 0 && <EmptyState>{t.none}</EmptyState>}
        <Stack>
          {rows.map((shown) => (
            <CaseCard key={shown.caseId} shown={shown} bookings="/support/bookings" />
          ))}
        </Stack>
        <Pager page={page} more={more} to={(other) => `/support/cases?page=${other}`} />
      </Section>
    </Desk>
  );
}
