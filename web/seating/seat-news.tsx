import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../text/texts.ts';
import type { SeatChanges } from './seat-changes.ts';
import { seatingText } from './text.ts';

const gatheredMs = 3_000;

type SeatChange = keyof SeatChanges;

const sentences = (
  said: Record<SeatChange, (seats: string) => string>,
  kinds: readonly SeatChange[],
  seatsOf: (kind: SeatChange) => readonly SeatNo[],
): string =>
  kinds
    .filter((kind) => seatsOf(kind).length > 0)
    .map((kind) => said[kind](seatsOf(kind).toSorted().join(', ')))
    .join(' ');

const ofOwn = ['gained', 'lost'] as const;
const ofOthers = ['takenByOthers', 'freedByOthers'] as const;

/** Announces changes of the map to screen readers: of the reader's own seats at once, of others' seats gathered. */
export const SeatNews = ({ changes }: { changes: SeatChanges | null }) => {
  const t = useText(seatingText).changes;
  const [others, setOthers] = useState('');
  // Latest change of each seat of other buyers since the reader was last told.
  const waiting = useRef(new Map<SeatNo, (typeof ofOthers)[number]>());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    for (const kind of changes ? ofOthers : [])
      for (const seatNo of changes?.[kind] ?? []) {
        // Taken and given back in the meantime: there is nothing to tell.
        const before = waiting.current.get(seatNo) ?? kind;
        if (before === kind) waiting.current.set(seatNo, kind);
        else waiting.current.delete(seatNo);
      }
    if (waiting.current.size === 0) return;
    timer.current ??= setTimeout(() => {
      const told = [...waiting.current];
      waiting.current.clear();
      timer.current = undefined;
      const seatsOf = (kind: SeatChange) =>
        told.flatMap(([seatNo, became]) => (became === kind ? [seatNo] : []));
      setOthers(sentences(t, ofOthers, seatsOf));
    }, gatheredMs);
  }, [changes, t]);
  return (
    <>
      <p className="visually-hidden" role="status">
        {changes && sentences(t, ofOwn, (kind) => changes[kind])}
      </p>
      <p className="visually-hidden" role="status">
        {others}
      </p>
    </>
  );
};
