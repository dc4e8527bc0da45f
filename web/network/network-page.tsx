import type { CounterTyped } from '@poth/domain/network/counter-form.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { drawKey } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/network-page.ts';
import { CounterForm, readCounterForm } from './counter-form.tsx';
import { CounterTable } from './counter-table.tsx';
import styles from './network.module.css';
import { pageOf } from '../shell/page-of.ts';
import { Pager } from '../ui/pager.tsx';
import { placeOptions } from './place-options.ts';
import { RouteList } from './route-list.tsx';
import { networkText } from './text.ts';

export const meta = pageMeta(networkText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const [page, counterPage] = [pageOf(request), pageOf(request, 'counters')];
  const network = await portal.network.listNetwork(actor, { page, counterPage }).catch(notFoundPage);
  const { searchParams } = new URL(request.url);
  const asked = searchParams.get('counter');
  const counter =
    asked === 'new'
      ? ('new' as const)
      : asked
        ? await portal.network.viewCounter(actor, { counterId: asked }).catch(notFoundPage)
        : null;
  const places = counter ? placeOptions(await portal.place.listPlaces(actor), languageOf(request)) : [];
  return { network, places, counter, drawn: drawKey() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const { portal, actor } = values;
  const form = await request.formData();
  const typed = form.get('intent') === 'save' ? readCounterForm(form) : null;
  try {
    if (typed) await portal.network.saveCounter(actor, typed);
    else await portal.network.retireCounter(actor, { counterId: String(form.get('counterId') ?? '') });
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), '/routes-and-counters'), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

const noCounter = (counterId: string): CounterTyped => ({
  counterId,
  placeId: '',
  nameEn: '',
  nameBn: '',
  addressEn: '',
  addressBn: '',
  phone: '',
});

/** The routes and counters of a company. */
export default function NetworkPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(networkText);
  const language = useLanguage();
  const { network, places, counter, drawn } = loaderData;
  const answer = actionData;
  const faults = faultsOf(answer?.problem);
  const said = answer?.problem && Object.keys(faults).length === 0 && problemText(answer.problem, language);
  const given = answer?.typed ?? (counter === 'new' ? noCounter(drawn) : counter);
  const { routes, counters } = network;
  return (
    <Desk
      title={t.title}
      lead={t.lead}
      actions={<ButtonLink to="/routes-and-counters/routes/new">{t.newRoute}</ButtonLink>}
    >
      <div className={styles.network}>
        {said && <Alert>{said}</Alert>}
        <section aria-labelledby="routes">
          <h2 id="routes">{t.routes}</h2>
          {routes.entries.length > 0 ? (
            <RouteList routes={routes.entries} />
          ) : (
            <EmptyState>{t.noRoutes}</EmptyState>
          )}
          <Pager {...routes} to={(page) => `/routes-and-counters?page=${page}`} />
        </section>
        <section aria-labelledby="counters">
          <div className={styles.head}>
            <h2 id="counters">{t.counters}</h2>
            <ButtonLink look="line" to="/routes-and-counters?counter=new#counter">
              {t.newCounter}
            </ButtonLink>
          </div>
          {given && (
            <CounterForm
              key={given.counterId}
              given={given}
              isNew={counter === 'new'}
              places={places}
              faults={faults}
              answer={answer}
            />
          )}
          {counters.entries.length > 0 ? (
            <CounterTable counters={counters.entries} />
          ) : (
            <EmptyState>{t.noCounters}</EmptyState>
          )}
          <Pager {...counters} to={(page) => `/routes-and-counters?counters=${page}#counters`} />
        </section>
      </div>
    </Desk>
  );
}
