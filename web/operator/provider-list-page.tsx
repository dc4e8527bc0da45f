import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { countText } from '@poth/domain/language.ts';
import { operatorStates } from '@poth/domain/operator/lifecycle.ts';
import { useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { readForm } from '../shell/read-form.ts';
import { languageOf, plainPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/provider-list-page.ts';
import { decide } from './application-decide.ts';
import { listPath, listQueryOf } from './provider-list-query.ts';
import { ProviderListTable } from './provider-list-table.tsx';
import { applicationText, providerListText } from './provider-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Pager } from '../ui/pager.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';

export const meta = pageMeta(providerListText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const asked = listQueryOf(request);
  const { applications, total, page, pages } = await portal.operator.listOperatorApplications(actor, asked);
  return {
    shown: { ...asked, page },
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

export const action = async (args: Route.ActionArgs) => decide(await readForm(args));

/** Page of All Bus Provider List: companies searched by text or state, with the decisions in each row. */
export default function ProviderListPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(providerListText);
  const { states } = useText(applicationText);
  const language = useLanguage();
  const { shown, total, pages, rows } = loaderData;
  const { state, location } = useNavigation();
  const busy = state === 'loading' && plainPath(location.pathname) === '/allBusProviderList';
  return (
    <Desk title={t.title} lead={total === 1 ? t.one : t.count(countText(total, language))}>
      <SearchForm path="/allBusProviderList" asked={shown} submit={t.search} busy={busy}>
        <TextField label={t.query} type="search" name="query" defaultValue={shown.query} maxLength={200} />
        <SelectField
          label={t.state}
          name="state"
          defaultValue={shown.state ?? ''}
          none={t.all}
          options={operatorStates.map((one) => ({ value: one, label: states[one] }))}
        />
      </SearchForm>
      <p role="status" className="visually-hidden">
        {busy && t.loading}
      </p>
      {rows.length > 0 ? (
        <ProviderListTable rows={rows} refused={actionData} busy={busy} />
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
    </Desk>
  );
}
