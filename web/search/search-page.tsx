import type { Journey } from '@poth/domain/trip/trip.ts';
import { useEffect } from 'react';
import { data, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { loadThere } from '../booking/load-there.ts';
import { ThereBar } from '../booking/there-bar.tsx';
import { answerSeatForm, openJourney } from '../seating/answer-seat-form.ts';
import { fetchSeatPanel, LateSeatPanel } from '../seating/seat-panel-late.tsx';
import { viewSeating } from '../seating/view-seating.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Page } from '../ui/page.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import type { Route } from './+types/search-page.ts';
import { CriteriaBar } from './criteria-bar.tsx';
import { type FoundTrips, loadSearch } from './load-search.ts';
import { searchAddress } from './search-address.ts';
import { SearchBox } from './search-box.tsx';
import { SearchTabs } from './search-tabs.tsx';
import { searchText } from './text.ts';
import { TripResults } from './trip-results.tsx';

export const meta = ({ loaderData, location }: Route.MetaArgs) => {
  const { from, to } = loaderData?.trips?.criteria ?? {};
  const title = from &&
    to && { en: `${from.name.en} to ${to.name.en}`, bn: `${from.name.bn} থেকে ${to.name.bn}` };
  return pageMeta(title ?? searchText.title, searchText.description)({ location });
};

const offerOf = (trips: FoundTrips | null, journey: Journey | undefined) =>
  [...(trips?.found.offers ?? []), ...(trips?.found.afterMidnight ?? [])].find(
    ({ tripId, fromStopNo, toStopNo }) =>
      tripId === journey?.tripId && fromStopNo === journey.fromStopNo && toStopNo === journey.toStopNo,
  );

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asking = context.get(requestContext);
  const alonePath = searchAddress(new URL(request.url).searchParams, { there: null });
  const [page, there] = await Promise.all([
    loadSearch(asking, request),
    loadThere(asking, request, alonePath),
  ]);
  const journey = openJourney(request);
  const offer = offerOf(page.trips, journey);
  const found = {
    ...page,
    wantsMap: journey !== undefined,
    open: offer
      ? {
          offer,
          ...(await viewSeating(asking, offer)),
          formKey: crypto.randomUUID(),
          newBuyer: asking.browser.newBuyer,
        }
      : null,
    seatLimit: asking.settings.seatsPerBooking,
    there,
  };
  return data(found, { status: page.failure ? 503 : 200 });
};

export const action = ({ context, request }: Route.ActionArgs) =>
  answerSeatForm(context.get(requestContext), request);

/**
 * Skips reloading after a refused seat form: the list is unchanged, and its map is live. A form that leads to the way
 * back reloads.
 */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) => {
  const { formMethod, currentUrl, nextUrl, defaultShouldRevalidate } = change;
  return defaultShouldRevalidate && (formMethod !== 'POST' || currentUrl.search !== nextUrl.search);
};

export default function SearchPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(searchText);
  // False on the server and at first in the browser: a page without a script stays as the server rendered it.
  const scripted = useScriptRuns();
  const {
    places,
    toFirst,
    counters,
    today,
    asked,
    faults,
    failure,
    trips,
    open,
    wantsMap,
    seatLimit,
    there,
  } = loaderData;
  // Loads the map's script in parallel with its seats.
  const opening = new URLSearchParams(useNavigation().location?.search).has('trip');
  useEffect(() => {
    if (opening) void fetchSeatPanel().catch(() => undefined);
  }, [opening]);
  const box = (
    <SearchBox
      key={Object.values(asked).join()}
      places={places}
      toFirst={toFirst}
      today={today}
      asked={asked}
      counters={counters}
      faults={faults}
      failure={failure ?? undefined}
      withPeriod
    />
  );
  if (!trips)
    return (
      <>
        <SearchTabs />
        <Page width="wide">
          <h1>{t.title}</h1>
          {box}
        </Page>
      </>
    );
  return (
    <>
      <SearchTabs />
      <CriteriaBar key={Object.values(asked).join()} trips={trips}>
        {box}
      </CriteriaBar>
      {there && <ThereBar there={there} />}
      <TripResults
        given={trips}
        open={open?.offer ?? null}
        isGone={wantsMap && !open}
        seatLimit={seatLimit}
        scripted={scripted}
      >
        {(tellLeft, opensAt) =>
          open && (
            <LateSeatPanel
              key={open.offer.tripId}
              trip={{ ...open.offer, opensAt }}
              layout={open.layout}
              given={open.state}
              refused={actionData}
              formKey={open.formKey}
              newBuyer={open.newBuyer}
              seatLimit={seatLimit}
              scripted={scripted}
              onSeatsLeft={tellLeft}
            />
          )
        }
      </TripResults>
    </>
  );
}
