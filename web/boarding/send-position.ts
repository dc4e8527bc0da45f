import { roundedPoint } from '@poth/domain/trip/position.ts';

/** Result of sending a position; over: the coach has arrived, or its trip has ended. */
export type PositionSent = 'on' | 'over' | 'early' | 'unreached' | 'refused';

const codeOf = async (answer: Response): Promise<string> => {
  const { problem } = (await answer.json().catch(() => ({}))) as { problem?: { code?: string } };
  return problem?.code ?? '';
};

/** Sends the position of this phone, rounded to about 100 metres before it leaves the phone. */
export const sendPosition = async (
  tripId: string,
  { coords, timestamp }: GeolocationPosition,
): Promise<PositionSent> => {
  const body = {
    ...roundedPoint(coords),
    ageMs: Math.min(600_000, Math.max(0, Math.round(Date.now() - timestamp))),
  };
  try {
    const answer = await fetch(`/board-position/${tripId}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (answer.redirected || answer.status === 401) return 'refused';
    if (answer.ok) return ((await answer.json()) as { arrived: boolean }).arrived ? 'over' : 'on';
    const code = await codeOf(answer);
    if (code === 'trip-over') return 'over';
    if (code === 'coach-not-due') return 'early';
    return answer.status >= 500 ? 'unreached' : 'refused';
  } catch {
    return 'unreached';
  }
};
