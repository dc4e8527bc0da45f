import type { MarkVerdict } from '@poth/domain/boarding/judge-mark.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { isProblem, noteOf } from '@poth/domain/problem.ts';
import type { RequestContext } from '#ctx';

const doneVerdicts = ['boarded', 'undone', 'nothing'] as const satisfies MarkVerdict[];
type DoneVerdict = (typeof doneVerdicts)[number];
const isDone = (verdict: MarkVerdict): verdict is DoneVerdict =>
  doneVerdicts.some((done) => done === verdict);

/** Result of a form at the door that failed. */
export type BoardAnswer = {
  problem: ProblemNote | null;
  verdict: Exclude<MarkVerdict, DoneVerdict> | null;
  seatNo: string;
};

/** Makes the mark of a form sent without a script. The form's key is the mark's id, so a form sent twice marks once. */
const markOf = (form: FormData, now: Date) => {
  const text = (name: string) => String(form.get(name) ?? '');
  const made = {
    scanId: text('key'),
    ticketId: text('ticketId'),
    way: 'hand' as const,
    at: now.toISOString(),
  };
  return text('intent') === 'undo'
    ? { kind: 'undo' as const, ...made, undoes: text('undoes') }
    : { kind: 'board' as const, ...made };
};

/** Runs a form of the door; null on success. */
export const answerBoard = async (
  { portal, actor, now }: Pick<RequestContext, 'portal' | 'actor' | 'now'>,
  tripId: string,
  form: FormData,
): Promise<BoardAnswer | null> => {
  const seatNo = String(form.get('seatNo') ?? '');
  try {
    if (form.get('intent') === 'leave') {
      await portal.boarding.leaveStop(actor, { tripId, stopNo: Number(form.get('stopNo')) });
      return null;
    }
    const marks = [markOf(form, now)];
    const { verdicts } = await portal.boarding.markBoarding(actor, { tripId, deviceId: 'form', marks });
    const verdict = verdicts[0]?.verdict ?? 'unknown';
    return isDone(verdict) ? null : { problem: null, verdict, seatNo };
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return { problem: noteOf(thrown), verdict: null, seatNo };
  }
};
