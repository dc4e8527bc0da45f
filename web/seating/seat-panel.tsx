import { classPrices, priceOfSeats, seatPrice } from '@poth/domain/booking/seat-price.ts';
import type { CoachClass } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney, type Paisa } from '@poth/domain/money.ts';
import { countdownLabel, onSaleFrom, onSaleNowText } from '@poth/domain/sale-window/opening-text.ts';
import { type ClassFares, otherFares } from '@poth/domain/schedule/fares.ts';
import type { Journey, StopPoint } from '@poth/domain/trip/trip.ts';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { Form, useFormAction, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { OpeningCountdown } from '../ui/opening-countdown.tsx';
import { ClassFareList } from './class-fare-list.tsx';
import { HoldClock } from './hold-clock.tsx';
import { Legend } from './legend.tsx';
import { PointSelect } from './point-select.tsx';
import { ProofPanel } from './proof-panel.tsx';
import { SeatMap } from './seat-map.tsx';
import { SeatNews } from './seat-news.tsx';
import styles from './seat-panel.module.css';
import type { SeatRefusal } from './seat-refusal.ts';
import { SeatTable } from './seat-table.tsx';
import type { SeatingState } from './seating-state.ts';
import { TapNotice } from './tap-notice.tsx';
import { seatingText } from './text.ts';
import { useSeats } from './use-seats.ts';
import { useScrollToTopOnLeave } from './use-scroll-to-top-on-leave.ts';

/** Facts of a trip that its map needs. */
export type OpenTrip = Journey & {
  coachNumber: string;
  coachClass: CoachClass;
  farePaisa: Paisa;
  classFaresPaisa: ClassFares | null;
  /** Service charge of a seat, for a buyer who holds none of this trip yet. */
  serviceChargePaisa: Paisa;
  /** Moment from which seats can be taken, while it is ahead. */
  opensAt: Date | null;
  boarding: readonly StopPoint[];
  dropping: readonly StopPoint[];
};

type SeatPanelProps = {
  trip: OpenTrip;
  layout: SeatLayout;
  given: SeatingState;
  refused: SeatRefusal | undefined;
  /** Idempotency key, drawn by the server: the form sent twice takes its seats once. */
  formKey: string;
  /** Buyer that the browser becomes by its first hold; null where it has one. */
  newBuyer: string | null;
  seatLimit: number;
  scripted: boolean;
  /** Called with the number of seats that are free for others, whenever it changes. */
  onSeatsLeft?: (trip: Journey, seatsLeft: number) => void;
};

/** An open seat map with everything up to checkout: one form, which taps fill at once where a script runs. */
export const SeatPanel = ({
  trip,
  layout,
  given,
  refused,
  formKey,
  newBuyer,
  seatLimit,
  scripted,
  onSeatsLeft,
}: SeatPanelProps) => {
  const t = useText(seatingText);
  const language = useLanguage();
  // Opening that has come on this page, by the server's time; one that was moved meanwhile is another.
  const [opened, setOpened] = useState<number>();
  const closedUntil = trip.opensAt?.getTime() === opened ? null : trip.opensAt;
  const { state, pending, refusal, proving, changes, feed, tap, endHold } = useSeats(trip, given, {
    refused: refused?.problem,
    newBuyer,
    closedUntil,
  });
  const { hold } = state;
  // Held seats keep their price, and so do the seats that join them.
  const chargePaisa = hold?.serviceChargePaisa ?? trip.serviceChargePaisa;
  const prices = {
    farePaisa: seatPrice(trip.farePaisa, chargePaisa),
    classFaresPaisa: trip.classFaresPaisa && classPrices(trip.classFaresPaisa, chargePaisa),
  };
  const womensSeats = (hold?.seats ?? [])
    .map(({ seatNo }) => seatNo)
    .filter((seatNo) => state.marks[seatNo] === 'women');
  const form = useRef<HTMLFormElement>(null);
  const action = useFormAction();
  const releaseForm = useId();
  const sending = useNavigation().formMethod === 'POST';
  useScrollToTopOnLeave();
  const seatsLeft = Object.values(state.seats).filter((view) => view === 'available').length;
  useEffect(() => onSeatsLeft?.(trip, seatsLeft), [onSeatsLeft, trip, seatsLeft]);

  // Seats ticked before the script came are taken now, like any tap.
  const takeTicked = useEffectEvent(() => {
    const ticked = new FormData(form.current ?? undefined).getAll('seat').map(String);
    for (const seatNo of ticked) if (state.seats[seatNo] === 'available') void tap(seatNo);
  });
  useEffect(() => takeTicked(), []);

  const remove = (seatNo: string) => {
    form.current
      ?.querySelector<HTMLElement>(`[name="seat"][value="${CSS.escape(seatNo)}"]`)
      ?.focus({ preventScroll: true });
    void tap(seatNo);
  };
  const select = (name: 'boarding' | 'dropping', chosen: string | undefined) => (
    <PointSelect
      name={name}
      points={trip[name]}
      chosen={refused?.[name] || chosen || ''}
      scripted={scripted}
    />
  );

  return (
    <>
      <Form ref={form} method="post" className={styles.seatPanel} preventScrollReset>
        <input type="hidden" name="key" value={formKey} />
        {newBuyer && <input type="hidden" name="buyer" value={newBuyer} />}
        {hold?.seats.map(({ seatNo }) => (
          <input key={seatNo} type="hidden" name="held" value={seatNo} />
        ))}
        <div className={styles.seatLegends}>
          <Legend marks={state.marks} />
          <ClassFareList fares={prices.classFaresPaisa} />
        </div>
        <SeatMap
          layout={layout}
          seats={state.seats}
          marks={state.marks}
          pending={pending}
          ticked={refused?.ticked ?? []}
          coachNumber={trip.coachNumber}
          farePaisa={prices.farePaisa}
          otherFares={otherFares(prices, { layout, coachClass: trip.coachClass })}
          scripted={scripted}
          onTap={(seatNo) => void tap(seatNo)}
        />
        <div className={styles.tapNotice} data-part="tap-notice">
          {trip.opensAt && (
            <OpeningCountdown
              key={trip.opensAt.getTime()}
              says={onSaleFrom(trip.opensAt, language)}
              counts={countdownLabel[language]}
              opened={onSaleNowText[language]}
              msLeft={trip.opensAt.getTime() - state.at}
              onOpen={() => setOpened(trip.opensAt?.getTime())}
            />
          )}
          {refusal && <TapNotice refusal={refusal} />}
          {proving && <ProofPanel step={refused?.proof} wanted={proving.wanted} />}
        </div>
        <div className={styles.seatSide}>
          {feed === 'lost' && <Alert kind="notice">{t.notLive}</Alert>}
          {typeof feed === 'object' && (
            <Alert kind="notice">{t.askedEvery(digits(feed.everySeconds, language))}</Alert>
          )}
          <SeatTable
            seats={hold?.seats ?? []}
            chargePaisa={chargePaisa}
            seatLimit={seatLimit}
            releaseForm={releaseForm}
            onRemove={scripted ? remove : undefined}
          />
          {womensSeats.length > 0 && <Alert kind="notice">{t.womensHeld(womensSeats.join(', '))}</Alert>}
          <noscript>
            <p className="small">{t.withoutScript}</p>
          </noscript>
          <div className={styles.seatPoints}>
            {select('boarding', hold?.boardingCounterId)}
            {select('dropping', hold?.droppingCounterId)}
          </div>
        </div>
        <div className={styles.seatFoot} data-held={hold !== null || undefined}>
          {hold && (
            <>
              <p className="num" data-part="taken">
                <b>{hold.seats.map(({ seatNo }) => seatNo).join(', ')}</b>{' '}
                {formatMoney(priceOfSeats(hold.seats, chargePaisa).totalPaisa, language)}
              </p>
              <HoldClock
                key={`${hold.bookingId} ${hold.heldUntil}`}
                secondsLeft={Math.max(0, Math.round((hold.heldUntil - state.at) / 1000))}
                onEnd={endHold}
              />
            </>
          )}
          <Button type="submit" busy={sending || pending.length > 0}>
            {t.next}
          </Button>
        </div>
      </Form>
      <form id={releaseForm} method="post" action={action} />
      <SeatNews changes={changes} />
    </>
  );
};
