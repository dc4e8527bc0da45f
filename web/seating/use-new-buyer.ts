import type { Journey } from '@poth/domain/trip/trip.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { TapAnswer } from './live-seats.ts';
import { requestMapForNewBuyer } from './send-tap.ts';

const askAgainMs = 2_000;

/**
 * Returns the buyer that a browser without one becomes by its first tap. Taps carry it until one is answered: the
 * answer brings the cookie. Where an answer was lost, seats may be held for this buyer that the map would show as
 * another's: the map is asked for under this buyer until an answer comes. onAnswer: called with that answer.
 */
export const useNewBuyer = (
  journey: Journey,
  given: string | null,
  onAnswer: (answer: TapAnswer) => void,
) => {
  const [isKept, setKept] = useState(false);
  const [isLost, setLost] = useState(false);
  const buyer = isKept ? null : given;
  const taken = useEffectEvent((answer: TapAnswer) => {
    setKept(true);
    onAnswer(answer);
  });
  const look = useEffectEvent(() => (buyer ? requestMapForNewBuyer(journey, buyer) : undefined));
  const isAsking = buyer !== null && isLost;
  useEffect(() => {
    if (!isAsking) return;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async () => {
      const answer = await look();
      if (isOver) return;
      if (answer) taken(answer);
      else timer = setTimeout(() => void ask(), askAgainMs);
    };
    void ask();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isAsking]);
  return {
    buyer,
    isAsking,
    /** Reports whether a tap that carried it was answered. */
    tell: (answered: boolean) => (answered ? setKept(true) : setLost(true)),
  };
};
