import type { BoardingList, BoardingRider } from '@poth/domain/boarding/boarding.ts';
import { judgeByHand, judgeScan, type ScanVerdict } from '@poth/domain/boarding/judge-scan.ts';
import { type RiderNow, applyMarks, type UnlistedTicket } from '@poth/domain/boarding/apply-marks.ts';
import { useEffect, useState } from 'react';
import { signal, toneOf } from './feedback.ts';
import { readCode } from './read-code.ts';
import { setServerClockOnce, serverNow } from './server-clock.ts';
import { useMarks } from './use-marks.ts';

/** Verdict on the last scan, for the big panel. no: differs for each showing; scanId: the mark that can be undone. */
export type Shown = {
  no: number;
  verdict: ScanVerdict;
  rider: BoardingRider | null;
  ticketId: string | null;
  seatNo: string | null;
  fromStopNo: number | null;
  scanId: string | null;
};

const unlistedTicketOf = ({ seatNo, issueNo, fromStopNo, toStopNo }: UnlistedTicket): UnlistedTicket => ({
  seatNo,
  issueNo,
  fromStopNo,
  toStopNo,
});

/**
 * Tells whether the portal gets a mark for a verdict: for tickets let in, and for second uses, which the operator also
 * sees.
 */
const isKept = (verdict: ScanVerdict): boolean =>
  verdict === 'boarded' || verdict === 'unknown-ticket' || verdict === 'second-use';

/** State of a trip's door on this phone: the list, the marks made here, and the verdict on the last scan. */
export const useDoor = (list: BoardingList, stopNo: number, sent: () => void) => {
  const [shown, setShown] = useState<Shown | null>(null);

  const show = (said: Omit<Shown, 'no'>) => {
    setShown((before) => ({ ...said, no: (before?.no ?? 0) + 1 }));
    signal(toneOf[said.verdict]);
  };
  const { marks, waiting, line, add } = useMarks(list, {
    sent,
    surprised: ({ mark: { ticketId, scanId, stranger }, verdict }) => {
      const rider = list.riders.find((one) => one.ticketId === ticketId) ?? null;
      const { seatNo = null, fromStopNo = null } = rider ?? stranger ?? {};
      const undoable = verdict === 'second-use' ? scanId : null;
      show({ verdict, rider, ticketId, seatNo, fromStopNo, scanId: undoable });
    },
  });
  const riders = applyMarks(list, marks);
  useEffect(() => setServerClockOnce(list.at), [list.at]);

  const checkCode = async (text: string): Promise<void> => {
    const code = await readCode(text, list.keys);
    const { verdict, rider } = judgeScan(code, list, riders, { now: serverNow(), stopNo });
    const fields = code?.genuine ? code.fields : null;
    const { ticketId = null, seatNo = null, fromStopNo = null } = fields ?? {};
    const stranger = fields && !rider ? unlistedTicketOf(fields) : null;
    const scanId =
      ticketId && isKept(verdict) ? add({ kind: 'board', way: 'code', ticketId, stranger }, verdict) : null;
    show({ verdict, rider, ticketId, seatNo, fromStopNo, scanId });
  };

  /**
   * Boards a passenger by hand. quietly: the passenger's own row shows a success; a refusal is shown in the panel all
   * the same.
   */
  const boardByHand = (rider: RiderNow, quietly = false): void => {
    const { verdict } = judgeByHand(rider, list, serverNow());
    const { ticketId, seatNo, fromStopNo } = rider;
    const mark = { kind: 'board', way: 'hand', ticketId, stranger: null } as const;
    const scanId = verdict === 'boarded' ? add(mark, verdict) : null;
    if (quietly && scanId) return signal('good');
    show({ verdict, rider, ticketId, seatNo, fromStopNo, scanId });
  };

  const undo = (ticketId: string, undoes: string): void => {
    add({ kind: 'undo', way: 'hand', ticketId, undoes }, null);
    setShown(null);
  };

  return { riders, waiting, line, shown, checkCode, boardByHand, undo };
};
export type Door = ReturnType<typeof useDoor>;
