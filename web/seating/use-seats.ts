import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { holdRanOut, type SeatChanges, seatChanges } from './seat-changes.ts';
import { needsProof, type TapRefusal } from './seat-refusal.ts';
import { type SeatingState, withoutHold } from './seating-state.ts';
import { sendTap } from './send-tap.ts';
import { useLiveSeats } from './use-live-seats.ts';
import { useNewBuyer } from './use-new-buyer.ts';

/** Proof of a number that the buyer owes. wanted: seat of the refused tap; null: for the seats of the form. */
type Proving = { wanted: SeatNo | null };

/**
 * State of an open map: the server's latest state, the taps it has not answered yet, and what to tell. Answers to taps
 * and the live stream may overtake each other; an answer older than the state is dropped.
 */
export const useSeats = (
  journey: Journey,
  given: SeatingState,
  {
    refused,
    newBuyer,
    closedUntil,
  }: {
    refused: TapRefusal | undefined;
    newBuyer: string | null;
    /** Moment before which no tap is sent: thousands tap a map that opens at eight. */
    closedUntil: Date | null;
  },
) => {
  const language = useLanguage();
  const [state, setState] = useState(given);
  const [pending, setPending] = useState<readonly SeatNo[]>([]);
  // Seats that are being asked for: a tap may come twice before the page is drawn with the first one.
  const asking = useRef(new Set<SeatNo>());
  const [refusal, setRefusal] = useState<TapRefusal | null>(refused ?? null);
  const [proving, setProving] = useState<Proving | null>(needsProof(refused) ? { wanted: null } : null);
  const [changes, setChanges] = useState<SeatChanges | null>(null);
  const told = useRef(given);

  const accept = (next: SeatingState) => setState((now) => (next.at < now.at ? now : next));
  const first = useNewBuyer(journey, newBuyer, (answer) => accept(answer.state));
  // A stream that was opened without a buyer shows the own hold as another's: it is opened anew for the buyer.
  const isPaused = first.isAsking || (first.buyer !== null && pending.length > 0);
  const feed = useLiveSeats(journey, setState, isPaused);
  // A new state from the loader or the form is accepted like the answer to a tap.
  const [known, setKnown] = useState({ given, refused });
  if (known.given !== given || known.refused !== refused) {
    setKnown({ given, refused });
    accept(given);
    if (known.refused !== refused) {
      setRefusal(refused ?? null);
      if (needsProof(refused)) setProving((before) => before ?? { wanted: null });
      else if (refused !== 'unreachable') setProving(null);
    }
  }
  useEffect(() => {
    const before = told.current;
    told.current = state;
    if (before === state) return;
    setChanges(seatChanges(before, state));
    if (holdRanOut(before, state)) setRefusal({ code: 'hold-expired', fields: {} });
  }, [state]);

  const tap = async (seat: SeatNo) => {
    if (asking.current.has(seat)) return;
    const intent = state.seats[seat] === 'selected' ? 'release' : 'hold';
    if (closedUntil && intent === 'hold') {
      setRefusal({ code: 'sale-not-open', fields: { opensAt: closedUntil.toISOString() } });
      return;
    }
    asking.current.add(seat);
    setRefusal((before) => (needsProof(before) ? before : null));
    setPending((before) => [...before, seat]);
    const answer = await sendTap(journey, { intent, seat, language }, first.buyer);
    asking.current.delete(seat);
    if (first.buyer) first.tell(answer !== undefined);
    if (answer) accept(answer.state);
    setPending((before) => before.filter((other) => other !== seat));
    if (!answer) setRefusal('unreachable');
    else if (answer.problem) setRefusal(answer.problem);
    else setRefusal(null);
    if (needsProof(answer?.problem)) setProving({ wanted: seat });
    else if (answer && intent === 'hold') setProving(null);
  };

  return {
    state,
    pending,
    refusal,
    proving,
    changes,
    feed: first.isAsking ? ('lost' as const) : feed,
    tap,
    endHold: () => setState(withoutHold),
  };
};
