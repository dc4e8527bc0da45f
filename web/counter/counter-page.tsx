import { digits } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { otherFares } from '@poth/domain/schedule/fares.ts';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { detailFaultText } from '../booking/detail-faults.ts';
import { drawKey } from '../shell/form-key.ts';
import { ClassFareList } from '../seating/class-fare-list.tsx';
import { Legend } from '../seating/legend.tsx';
import { SeatMap } from '../seating/seat-map.tsx';
import { readJourney, type SeatingState } from '../seating/seating-state.ts';
import { useLiveSeats } from '../seating/use-live-seats.ts';
import { Desk } from '../shell/desk.tsx';
import { isOffline, catchOffline } from './catch-offline.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { qrPath } from '../ticket/qr-path.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Stack } from '../ui/layout.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import type { Route } from './+types/counter-page.ts';
import { runCounterForm } from './counter-action.ts';
import { JourneyHead } from './journey-head.tsx';
import { LineBanner } from './line-banner.tsx';
import { loadCounter, type OpenCounter } from './load-counter.ts';
import { type Answer, OpenDesk } from './open-desk.tsx';
import { SaleForm } from './sale-form.tsx';
import { ClosedShift, OpenShiftForm } from './shift-cards.tsx';
import { counterText } from './text.ts';
import { thermalView } from './thermal-view.ts';
import { useOwnSale } from './own-sale.tsx';
import { useTypedSeats } from './use-typed-seats.ts';

export const meta = pageMeta(counterText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const asking = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const journey = readJourney(query.get('trip'), query.get('leg'));
  const language = languageOf(request);
  const draw = (document: Parameters<typeof thermalView>[0]) =>
    thermalView(document, language, asking.now, qrPath);
  return { counter: await loadCounter(asking, query, journey, draw), key: drawKey() };
};

export const action = runCounterForm;

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => catchOffline(serverLoader);

type LiveSaleProps = {
  counter: OpenCounter;
  chosen: NonNullable<OpenCounter['chosen']>;
  answer: Answer;
  drawnKey: string;
  down: boolean;
};

/** Sale of one coach with its live map, which shows at once what the web sells meanwhile. */
const LiveSale = ({ counter, chosen, answer, drawnKey, down }: LiveSaleProps) => {
  const t = useText(counterText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  const { offer, layout } = chosen;
  const [state, setState] = useState<SeatingState>({
    seats: chosen.seats,
    marks: chosen.marks,
    hold: null,
    at: chosen.at,
  });
  const feed = useLiveSeats(offer, setState);
  const refused = answer?.typed.intent === 'sell' ? { ...answer, typed: answer.typed.sale } : undefined;
  const typed = useTypedSeats(layout, state.seats, {
    kept: chosen.keptSeats,
    before: refused?.typed.seats ?? '',
  });
  const busy = useNavigation().formData?.get('intent') === 'sell';
  // While the sale is being sent, the map may already show its own seats as sold.
  const seats = busy ? { ...typed, gone: [] } : typed;
  const own = useOwnSale(offer, seats.gone);
  const kept = chosen.keptSeats.length > 0 ? { seatNos: chosen.keptSeats, name: t.sale.keptSeat } : undefined;
  return (
    <Card>
      <JourneyHead offer={offer} day={counter} free={typed.free} />
      {feed === 'lost' && !down && <LineBanner down />}
      <SaleForm
        chosen={chosen}
        day={counter}
        seats={seats}
        own={own}
        answer={refused}
        drawnKey={drawnKey}
        busy={busy}
        down={down || feed === 'lost'}
        sayDetail={detailFaultText}
      >
        <SeatMap
          layout={layout}
          seats={seats.seats}
          marks={state.marks}
          pending={[]}
          ticked={seats.seatNos}
          coachNumber={offer.coachNumber}
          farePaisa={offer.farePaisa}
          otherFares={otherFares(offer, { layout, coachClass: offer.coachClass })}
          scripted={scripted}
          kept={kept}
          onTap={seats.tap}
        />
        <Legend marks={state.marks} kept={kept?.name} />
        <ClassFareList fares={offer.classFaresPaisa} />
        {chosen.keptSeats.length > 0 && <p className="small">{t.sale.kept(chosen.keptSeats.join(', '))}</p>}
        <p className="small muted">
          {typeof feed === 'object' ? t.sale.askedEvery(digits(feed.everySeconds, language)) : t.sale.live}
        </p>
      </SaleForm>
    </Card>
  );
};

/** Page to sell at a counter, made for the keyboard; every step is a form that works without a script too. */
export default function CounterPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(counterText);
  const language = useLanguage();
  // If the page could not be loaded again, its last data stays.
  const [last, setLast] = useState(loaderData);
  const unread = isOffline(loaderData);
  if (!unread && loaderData !== last) setLast(loaderData);
  const shown = unread ? last : loaderData;
  const isOwner = useSignedIn()?.desk === 'owner';
  if (isOffline(shown)) return null;
  const { counter, key } = shown;
  const answer: Answer = actionData;
  const opening = answer?.typed.intent === 'open-shift' ? { ...answer, typed: answer.typed } : undefined;
  const { name, place } = counter.kind === 'open' ? counter.shift.counter : { name: null, place: null };
  return (
    <Desk
      title={t.title}
      lead={name && place && t.at(name[language], place[language])}
      actions={
        <>
          <ButtonLink to="/counter/tickets" look="line">
            {t.tickets.title}
          </ButtonLink>
          {isOwner && (
            <ButtonLink to="/counter/shifts" look="line">
              {t.shift.all}
            </ButtonLink>
          )}
        </>
      }
    >
      {counter.kind === 'open' ? (
        <OpenDesk
          counter={counter}
          answer={answer}
          unread={unread}
          renderSale={(chosen, down) => (
            <LiveSale
              key={`${chosen.offer.tripId} ${chosen.offer.fromStopNo}-${chosen.offer.toStopNo}`}
              counter={counter}
              chosen={chosen}
              answer={answer}
              drawnKey={key}
              down={down}
            />
          )}
        />
      ) : (
        <Stack maxWidth={520}>
          {counter.ended && <ClosedShift shift={counter.ended} />}
          {answer && !opening && <Alert>{problemText(answer.problem, language)}</Alert>}
          <OpenShiftForm counters={counter.counters} refused={opening} />
        </Stack>
      )}
    </Desk>
  );
}
