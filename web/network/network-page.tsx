import type { CounterTyped } from '@poth/domain/network/counter-form.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { drawKey } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { DeskGuideLink } from '../shell/desk-guide-link.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { pageOf } from '../shell/page-of.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/network-page.ts';
import { CounterForm } from './counter-form.tsx';
import { CounterTable } from './counter-table.tsx';
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

const readCounter = (text: (name: string) => string): CounterTyped => ({
  counterId: text('counterId'),
  placeId: text('placeId'),
  nameEn: text('nameEn'),
  nameBn: text('nameBn'),
  addressEn: text('addressEn'),
  addressBn: text('addressBn'),
  phone: text('phone'),
});

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goTo } = await readForm(args);
  const { portal, actor } = values;
  const typed = intent === 'save' ? readCounter(text) : null;
  try {
    if (typed) await portal.network.saveCounter(actor, typed);
    else await portal.network.retireCounter(actor, { counterId: text('counterId') });
    return goTo('/routes-and-counters', 'saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page of a company's routes and counters. */
export default function NetworkPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(networkText);
  const language = useLanguage();
  const { network, places, counter, drawn } = loaderData;
  const { problem, typed } = actionData ?? {};
  const given = typed ?? (counter === 'new' ? { counterId: drawn } : counter);
  const { routes, counters } = network;
  return (
    <Desk
      title={t.title}
      lead={t.lead}
      actions={<ButtonLink to="/routes-and-counters/routes/new">{t.newRoute}</ButtonLink>}
    >
      <Stack gap="xl">
        {problem && !typed && <Alert>{problemText(problem, language)}</Alert>}
        <Section look="plain" title={t.routes}>
          {routes.entries.length > 0 ? (
            <RouteList routes={routes.entries} />
          ) : (
            <EmptyState action={<DeskGuideLink to="counters-and-route" />}>{t.noRoutes}</EmptyState>
          )}
          <Pager {...routes} to={(page) => `/routes-and-counters?page=${page}`} />
        </Section>
        <Section
          id="counters"
          look="plain"
          title={t.counters}
          actions={
            <ButtonLink look="line" to="/routes-and-counters?counter=new#counter">
              {t.newCounter}
            </ButtonLink>
          }
        >
          {given && (
            <CounterForm
              key={given.counterId}
              given={given}
              isNew={counter === 'new'}
              places={places}
              answer={problem && typed ? { problem, typed } : undefined}
            />
          )}
          <CounterTable counters={counters.entries} />
          <Pager {...counters} to={(page) => `/routes-and-counters?counters=${page}#counters`} />
        </Section>
      </Stack>
    </Desk>
  );
}
