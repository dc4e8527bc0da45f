import { dhakaDate } from '@poth/domain/dhaka.ts';
import { countText } from '@poth/domain/language.ts';
import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { TripChange } from '@poth/domain/trip/change.ts';
import type { TripDesk } from '@poth/domain/trip/trip-desk.ts';
import { type RequestContext, requestContext } from '#ctx';
import { boardingText } from '../boarding/text.ts';
import { counterPath } from '../counter/counter-address.ts';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { refuseOrAskProof, withProof } from '../identity/fresh-proof.ts';
import { readForm } from '../shell/read-form.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Columns, Row, Stack } from '../ui/layout.tsx';
import type { Route } from './+types/trip-page.ts';
import { ChangePanel } from './change-panel.tsx';
import { KeepPanel } from './keep-panel.tsx';
import { type TripAction, tripActions, readChange } from './read-change.ts';
import { tripText } from './text.ts';
import { carryOut, readTyped } from './trip-answer.ts';
import { TripActions } from './trip-actions.tsx';
import { SupervisorCard, TripBlocks, TripChanges, TripProgress } from './trip-cards.tsx';
import { TripRiders } from './trip-riders.tsx';
import { TripState } from './trip-state.tsx';
import { tripView } from './trip-view.ts';
import { useLiveTrip } from './use-live-trip.ts';

export const meta = pageMeta(tripText.title);

/** Returns the action of the address, if the reader may take it. */
const actionOf = (asked: string | null, { may }: TripDesk): TripAction | undefined => {
  const tripAction = tripActions.find((one) => one === asked);
  if (tripAction === 'keep') return may.keepSeats ? tripAction : undefined;
  if (tripAction === 'coach' || tripAction === 'cancel') return may.callOff ? tripAction : undefined;
  return may.change ? tripAction : undefined;
};

/** Loads the effect of a change, or the problem that forbids it. */
const previewOf = async (
  { portal, actor }: Pick<RequestContext, 'portal' | 'actor'>,
  tripId: string,
  change: TripChange,
) => {
  try {
    return { effect: await portal.trip.previewChange(actor, { tripId, change }) };
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return { problem: noteOf(thrown) };
  }
};

/** Makes the address for selling a seat from the first stop to the last; null where the reader cannot. */
const salePath = ({ tripId, state, departsAt, stops, may }: TripDesk): string | null => {
  if (!may.keepSeats || state !== 'on-sale') return null;
  const journey = { tripId, fromStopNo: 0, toStopNo: stops.length - 1 };
  return counterPath({ date: dhakaDate(departsAt), journey });
};

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { tripId } = params;
  const desk = await portal.trip.viewTrip(actor, tripId).catch(notFoundPage);
  const query = new URL(request.url).searchParams;
  const tripAction = actionOf(query.get('do'), desk);
  const asked = readChange(tripAction, query);
  const language = languageOf(request);
  // Three words are sent with the answer: the page would load the texts of boarding for them.
  const { walkIn, manifest, title } = textIn(language, boardingText);
  return {
    view: tripView(desk, language),
    linkNames: { walkIn, manifest, boarding: title },
    unpaid: await portal.booking.viewUnpaid(actor, tripId),
    sale: salePath(desk),
    tripAction,
    asked,
    choices:
      tripAction === 'coach' || tripAction === 'counter'
        ? await portal.trip.listChoices(actor, tripId)
        : null,
    preview: asked.change && (await previewOf({ portal, actor }, tripId, asked.change)),
    liveAddress: `/live/seats/${tripId}?leg=0-${desk.stops.length - 1}`,
    key: drawKey(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, goTo } = await readForm(args);
  const { tripId } = args.params;
  const { stops } = await values.portal.trip.viewTrip(values.actor, tripId).catch(notFoundPage);
  try {
    const made = { key: keyOf(form), lastStopNo: stops.length - 1 };
    return goTo(`/buses/${tripId}`, await carryOut(await withProof(values, form), tripId, form, made));
  } catch (thrown) {
    return refuseOrAskProof(thrown, readTyped(form), form);
  }
};

/** Page of a running trip: its passengers by seat, and every action on it. */
export default function TripPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, linkNames, unpaid, sale, tripAction, asked, choices, preview, liveAddress, key } = loaderData;
  const t = useText(tripText);
  const language = useLanguage();
  useLiveTrip(liveAddress, view.progress?.running ?? false);
  const { problem, typed: { keep, phone } = {} } = actionData ?? {};
  const changes = tripAction !== undefined && tripAction !== 'keep';
  const keeps = tripAction === 'keep' && !view.progress;
  // A form that is on the page shows its own refusal.
  const isSaid = phone !== undefined ? view.may.change : keep ? keeps : changes;
  const page = useFirstError<HTMLDivElement>(actionData);
  return (
    <Desk
      title={view.title}
      lead={view.lead}
      actions={
        <>
          {sale && <ButtonLink to={sale}>{linkNames.walkIn}</ButtonLink>}
          <TripActions view={view} tripAction={tripAction} />
        </>
      }
    >
      <Stack gap="l" ref={page}>
        <Row gap="l">
          <LocalLink className="link link-alone" to="/buses">
            {t.back}
          </LocalLink>
          <LocalLink className="link link-alone" to={`/manifests/${view.tripId}`}>
            {linkNames.manifest}
          </LocalLink>
          <LocalLink className="link link-alone" to={`/board/${view.tripId}`} reloadDocument>
            {linkNames.boarding}
          </LocalLink>
        </Row>
        {problem && !isSaid && <Alert>{problemText(problem, language)}</Alert>}
        {unpaid && (
          <Alert kind="notice">
            {t.unpaid(countText(unpaid.mostFromOneNetwork, language), countText(unpaid.seats, language))}
          </Alert>
        )}
        {changes && (
          <ChangePanel
            view={view}
            tripAction={tripAction}
            asked={asked}
            choices={choices}
            preview={preview}
            drawnKey={key}
            problem={phone === undefined && !keep ? problem : undefined}
          />
        )}
        <Columns>
          {keeps && (
            <KeepPanel view={view} drawnKey={key} refused={problem && keep && { problem, typed: keep }} />
          )}
          {view.progress && <TripProgress progress={view.progress} />}
          {!keeps && !view.progress && <TripState view={view} />}
          <Stack gap="l">
            <SupervisorCard
              view={view}
              refused={problem && phone !== undefined ? { problem, typed: { phone } } : undefined}
            />
            <TripBlocks blocks={view.blocks} may={view.may} />
            <TripChanges changes={view.changes} />
          </Stack>
        </Columns>
        {(!view.progress || view.riders.length > 0) && <TripRiders riders={view.riders} />}
      </Stack>
    </Desk>
  );
}
