import { countText } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { StopTyped } from '@poth/domain/network/route-form.ts';
import { useEffect, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { drawKey } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { faultText } from '../text/fault-text.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import type { Route } from './+types/route-page.ts';
import { placeOptions } from './place-options.ts';
import {
  editedRoute,
  newStops,
  type RouteInForm,
  readRouteForm,
  type StopInForm,
  stopsInForm,
} from './route-stops.ts';
import { StopCard } from './stop-card.tsx';
import { networkText, routeFaultText } from './text.ts';

export const meta = pageMeta(networkText.route.newTitle);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const ref = params.routeId === 'new' ? null : { routeId: params.routeId };
  const { route, counters } = await portal.network.viewOwnRoute(actor, ref).catch(notFoundPage);
  const given: RouteInForm = {
    routeId: route?.routeId ?? drawKey(),
    seenVersion: route?.version ?? 0,
    stops: route ? stopsInForm(route.stops) : newStops(),
  };
  const places = placeOptions(await portal.place.listPlaces(actor), languageOf(request));
  return { given, counters, places, route };
};

const withoutKey = (stop: StopInForm): StopTyped => {
  const { key: _, ...typed } = stop;
  return typed;
};

const editOf = (form: FormData) => {
  const edited = editedRoute(readRouteForm(form), String(form.get('intent') ?? ''));
  return edited && { ...edited, problem: undefined };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, goTo } = await readForm(args);
  const { portal, actor } = values;
  const edited = editOf(form);
  if (edited) return edited;
  const typed = readRouteForm(form);
  try {
    if (intent === 'retire') await portal.network.retireRoute(actor, { routeId: typed.routeId });
    else await portal.network.saveRoute(actor, { ...typed, stops: typed.stops.map(withoutKey) });
    return goTo('/routes-and-counters', 'saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Adds, moves and removes stops without a request; without a script the server does so by the same function. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) =>
  editOf(await request.clone().formData()) ?? serverAction();
export const shouldRevalidate = ({ actionResult }: { actionResult?: unknown }): boolean =>
  !(typeof actionResult === 'object' && actionResult !== null && 'focus' in actionResult);

/** Page of one route of a company: its stops in order, with kilometres, times and counters. */
export default function RoutePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(networkText).route;
  const { save, retire } = useText(networkText);
  const language = useLanguage();
  const { given, counters, places, route } = loaderData;
  const answer = actionData;
  const problem = answer?.problem;
  const [seen, setSeen] = useState(answer);
  const [typed, setTyped] = useState(answer?.typed ?? given);
  if (answer !== seen) {
    setSeen(answer);
    if (answer) setTyped(answer.typed);
  }
  const form = useFirstError<HTMLFormElement>(problem && actionData);
  const focus = answer && 'focus' in answer ? answer.focus : undefined;
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLElement>(`#stop-${CSS.escape(focus)}`)?.focus();
  }, [form, answer, focus]);
  const busy = useNavigation().formData?.get('intent') === 'save';
  const faults = faultsOf(problem);
  const said =
    faultText(routeFaultText, faults['stops'], language) ?? (problem && problemText(problem, language));
  const count = (number: number) => countText(number, language);
  return (
    <Desk
      title={route ? routeNameText(route.name, language) : t.newTitle}
      lead={t.lead}
      back={{ to: '/routes-and-counters', label: t.back }}
    >
      <Stack gap="l">
        {route && route.schedules > 0 && (
          <Alert kind="notice">
            {t.runs(route.schedules, count(route.schedules), count(route.published))} {t.newPairs}
          </Alert>
        )}
        {route?.retired && <Alert kind="notice">{t.retired}</Alert>}
        {route && route.retiredCounters.length > 0 && <Alert kind="notice">{t.retiredCounter}</Alert>}
        <Stack
          as={Form}
          gap="l"
          ref={form}
          method="post"
          noValidate
          preventScrollReset
          onChange={(event) => setTyped(readRouteForm(new FormData(event.currentTarget)))}
        >
          {/* Makes Enter in a field save, instead of pressing the first button of a stop. */}
          <button className="visually-hidden" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
          {/* Inside the form, because the view moves there when its answer arrives. */}
          {said && <Alert>{said}</Alert>}
          <input type="hidden" name="routeId" value={typed.routeId} />
          <input type="hidden" name="seenVersion" value={typed.seenVersion} />
          <Stack as="ol" gap="l">
            {typed.stops.map((stop, at) => (
              <StopCard
                key={stop.key}
                stop={stop}
                at={at}
                count={typed.stops.length}
                places={places}
                counters={counters}
                faults={faults}
              />
            ))}
          </Stack>
          <Row>
            <Button name="intent" value="save" busy={busy}>
              {save}
            </Button>
            {route && !route.retired && (
              <Button look="line" name="intent" value="retire">
                {retire}
              </Button>
            )}
            <noscript>
              <button className="btn btn-line" name="intent" value="look">
                {t.look}
              </button>
            </noscript>
          </Row>
        </Stack>
      </Stack>
    </Desk>
  );
}
