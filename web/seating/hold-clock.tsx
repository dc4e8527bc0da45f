import { digits } from '@poth/domain/language.ts';
import { useEffect, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Countdown } from '../ui/countdown.tsx';
import { seatingText } from './text.ts';

const announcedMinutes = [5, 2, 1];

type HoldClockProps = { secondsLeft: number; onEnd: () => void };

/** Countdown of a buyer's hold; screen readers announce it three times, not every second. */
export const HoldClock = ({ secondsLeft, onEnd }: HoldClockProps) => {
  const t = useText(seatingText);
  const language = useLanguage();
  const [minutesLeft, setMinutesLeft] = useState<number>();
  useEffect(() => {
    const timers = announcedMinutes
      .filter((minutes) => minutes * 60 < secondsLeft)
      .map((minutes) => setTimeout(() => setMinutesLeft(minutes), (secondsLeft - minutes * 60) * 1000));
    return () => timers.forEach(clearTimeout);
  }, [secondsLeft]);
  return (
    <>
      <Countdown label={t.held} secondsLeft={secondsLeft} language={language} onEnd={onEnd} />
      <p className="visually-hidden" role="status">
        {minutesLeft === 1 && t.oneMinuteLeft}
        {minutesLeft !== undefined && minutesLeft > 1 && t.minutesLeft(digits(minutesLeft, language))}
      </p>
    </>
  );
};
