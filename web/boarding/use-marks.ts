import type { BoardingList, BoardingRider } from '@poth/domain/boarding/boarding.ts';
import type { ScanVerdict } from '@poth/domain/boarding/judge-scan.ts';
import type { MarkVerdict } from '@poth/domain/boarding/judge-mark.ts';
import type { UnlistedTicket } from '@poth/domain/boarding/apply-marks.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { dropMark, readMarks, type StoredMark, writeMark } from './mark-store.ts';
import { type Sent, sendMarks } from './send-marks.ts';
import { serverNow } from './server-clock.ts';

/** Mark to be made: a ticket let in, or an undo. */
type NewMark = { ticketId: BoardingRider['ticketId']; way: 'code' | 'hand' } & (
  | { kind: 'board'; stranger: UnlistedTicket | null }
  | { kind: 'undo'; undoes: string }
);
export type Line = 'fine' | Exclude<Sent, object>;
/**
 * Mark whose verdict the portal corrected by facts that this phone could not know: another phone had let the ticket in, or
 * it was cancelled.
 */
type CorrectedMark = { mark: StoredMark; verdict: ScanVerdict };

const againMs = 8_000;

/** Tells whether to drop a mark: the portal does not store these, so they are not sent again. */
const isDropped = (verdict: MarkVerdict): boolean => verdict === 'unknown' || verdict === 'too-early';

const correctionOf = (mark: StoredMark, verdict: MarkVerdict): CorrectedMark | undefined => {
  if (mark.kind !== 'board' || mark.seenAs === verdict) return undefined;
  if (verdict === 'unknown') return { mark, verdict: 'other-trip' };
  const told = verdict === 'second-use' || verdict === 'void' || verdict === 'too-early';
  return told ? { mark, verdict } : undefined;
};

/** The marks of a trip on this phone: kept at once, sent in their order as soon as there is a network. */
export const useMarks = (
  { tripId }: Pick<BoardingList, 'tripId'>,
  on: { sent: () => void; surprised: (surprise: CorrectedMark) => void },
) => {
  const [marks, setMarks] = useState<readonly StoredMark[]>([]);
  const [line, setLine] = useState<Line>('fine');
  const sending = useRef(false);
  const [isRead, setIsRead] = useState(false);
  const unsent = marks.filter(({ sentAt }) => sentAt === null).length;

  useEffect(() => {
    readMarks(tripId)
      .then(
        (kept) =>
          setMarks((made) => [
            ...kept,
            ...made.filter((mark) => !kept.some(({ scanId }) => scanId === mark.scanId)),
          ]),
        () => undefined,
      )
      .finally(() => setIsRead(true));
  }, [tripId]);

  const send = useEffectEvent(async (): Promise<void> => {
    const due = marks.filter(({ sentAt }) => sentAt === null);
    if (sending.current || due.length === 0) return;
    sending.current = true;
    const answer = await sendMarks(tripId, due);
    sending.current = false;
    if (typeof answer === 'string') return setLine(answer);
    setLine('fine');
    const verdicts = new Map(answer.verdicts.map(({ scanId, verdict }) => [scanId, verdict]));
    const sentAt = new Date(answer.at);
    const settled = due.flatMap((mark) => {
      const verdict = verdicts.get(mark.scanId);
      return verdict === undefined ? [] : [{ mark: { ...mark, sentAt }, verdict }];
    });
    const kept = new Map(
      settled.map(({ mark, verdict }) => [mark.scanId, isDropped(verdict) ? undefined : mark]),
    );
    setMarks((all) =>
      all.flatMap((mark) => (kept.has(mark.scanId) ? (kept.get(mark.scanId) ?? []) : [mark])),
    );
    const written = settled.map(({ mark, verdict }) =>
      isDropped(verdict) ? dropMark(mark.scanId) : writeMark(mark),
    );
    await Promise.all(written).catch(() => undefined);
    for (const { mark, verdict } of settled) {
      const surprise = correctionOf(mark, verdict);
      if (surprise) on.surprised(surprise);
    }
    on.sent();
  });

  useEffect(() => {
    if (unsent === 0) return;
    const trySend = () => void send();
    trySend();
    const timer = setInterval(trySend, againMs);
    window.addEventListener('online', trySend);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', trySend);
    };
  }, [unsent]);

  const add = (mark: NewMark, seenAs: ScanVerdict | null): string => {
    const made = {
      ...mark,
      stranger: mark.kind === 'board' ? mark.stranger : null,
      scanId: crypto.randomUUID(),
      at: serverNow().toISOString(),
      order: performance.timeOrigin + performance.now(),
      tripId,
      sentAt: null,
      seenAs,
    } as StoredMark;
    setMarks((all) => [...all, made]);
    writeMark(made).catch(() => undefined);
    return made.scanId;
  };

  /** Number of unsent marks; null until the stored ones have been read. */
  const waiting = isRead ? unsent : null;
  return { marks, waiting, line, add };
};
