import type { MarkVerdict } from '@poth/domain/boarding/judge-mark.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { isProblem, noteOf } from '@poth/domain/problem.ts';
import type { RequestContext } from '#ctx';

/** Answer to a form of the door that did not do what it says. */
export type BoardAnswer = { problem: ProblemNote | null; verdict: MarkVerdict | null; seatNo: string };

/** A form that came without a script makes its mark once, however often it is sent: its key is the mark's id. */
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

/** Does what a form of the door asks; null where it is done. */
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
    return ['boarded', 'undone', 'nothing'].includes(verdict) ? null : { problem: null, verdict, seatNo };
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return { problem: noteOf(thrown), verdict: null, seatNo };
  }
};
