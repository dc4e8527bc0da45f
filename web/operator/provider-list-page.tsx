import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { countText } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, plainPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/provider-list-page.ts';
import { decide } from './application-decide.ts';
import { ProviderListFilter } from './provider-list-filter.tsx';
import { listPath, listQueryOf } from './provider-list-query.ts';
import { ProviderListTable } from './provider-list-table.tsx';
import { providerListText } from './provider-text.ts';
import styles from './provider-list.module.css';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pager } from '../ui/pager.tsx';

export const meta = pageMeta(providerListText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const shown = listQueryOf(request);
  const { applications, total, pages } = await portal.operator.listOperatorApplications(actor, shown);
  return {
    shown,
    total,
    pages,
    rows: applications.map(({ operatorId, state, name, contactEmail, licenceNumber, submittedAt }) => ({
      operatorId,
      state,
      submittedAt: submittedAt?.toISOString() ?? null,
      name: name[language],
      email: contactEmail,
      licenceNumber,
      submitted: submittedAt && formatDate(dhakaDate(submittedAt), language, 'short'),
    })),
  };
};

export const action = ({ context, request }: Route.ActionArgs) =>
  decide(context.get(requestContext), request);

/** All Bus Provider List: every company, found by text or state, verified, rejected, suspended or restored from its row. */
export default function ProviderListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(providerListText);
  const language = useLanguage();
  const { shown, total, pages, rows } = loaderData;
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const { state, location } = useNavigation();
  const busy = state === 'loading' && plainPath(location.pathname) === '/allBusProviderList';
  const refused = actionData;
  return (
    <Desk title={t.title} lead={total === 1 ? t.one : t.count(countText(total, language))}>
      <div ref={page} className={styles.list}>
        <ProviderListFilter shown={shown} busy={busy} />
        {refused && !faultsOf(refused.problem).reason && (
          <Alert>{problemText(refused.problem, language)}</Alert>
        )}
        <p role="status" className={styles.loading} data-busy={busy}>
          {busy && t.loading}
        </p>
        {rows.length > 0 ? (
          <ProviderListTable rows={rows} refused={refused} busy={busy} />
        ) : (
          <EmptyState
            action={
              <ButtonLink to="/allBusProviderList" look="line">
                {t.reset}
              </ButtonLink>
            }
          >
            {t.none}
          </EmptyState>
        )}
        <Pager page={shown.page} pages={pages} to={(at) => listPath({ ...shown, page: at })} />
      </div>
    </Desk>
  );
}
