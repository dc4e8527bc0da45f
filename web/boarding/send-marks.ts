import type { MarkVerdict } from '@poth/domain/boarding/judge-mark.ts';
import { marksAtOnce } from '@poth/domain/boarding/boarding.ts';
import { deviceId, type StoredMark } from './mark-store.ts';

/** Answer of the portal to marks. */
type MarksAnswer = { at: string; verdicts: { scanId: string; verdict: MarkVerdict }[] };
export type Sent = MarksAnswer | 'unreached' | 'signed-out' | 'refused';

const markBody = (mark: StoredMark): object => {
  const { kind, scanId, ticketId, way, at } = mark;
  return { kind, scanId, ticketId, way, at, ...(mark.kind === 'undo' && { undoes: mark.undoes }) };
};

/** Sends the first marks in order, as many as one request may have; sending a mark again has no further effect. */
export const sendMarks = async (tripId: string, marks: readonly StoredMark[]): Promise<Sent> => {
  const body = { deviceId: deviceId(), marks: marks.slice(0, marksAtOnce).map(markBody) };
  try {
    const answer = await fetch(`/board-marks/${tripId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    // Signed-out callers are redirected to the login.
    if (answer.redirected || answer.status === 401) return 'signed-out';
    if (answer.status >= 500) return 'unreached';
    return answer.ok ? ((await answer.json()) as MarksAnswer) : 'refused';
  } catch {
    return 'unreached';
  }
};
