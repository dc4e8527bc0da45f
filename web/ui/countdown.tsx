import { digits, type Language } from '@poth/domain/language.ts';
import { useEffect, useEffectEvent, useState } from 'react';

type CountdownProps = {
  label: string;
  /** Seconds left when the server answered; the reader's own clock need not be right. */
  secondsLeft: number;
  language: Language;
  /** Words for screen readers when little time is left. */
  warning?: string;
  /** From how many seconds on it is urgent. */
  urgentFrom?: number;
  onEnd?: () => void;
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** 9:05, and 1:09:05 from an hour on. */
const clock = (seconds: number, language: Language): string => {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return digits(hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`, language);
};

/** Time that runs out: written by the server, ticking where JavaScript runs. */
export const Countdown = ({
  label,
  secondsLeft,
  language,
  warning,
  urgentFrom = 60,
  onEnd,
}: CountdownProps) => {
  const [left, setLeft] = useState(secondsLeft);
  const end = useEffectEvent(() => onEnd?.());
  useEffect(() => {
    const endsAt = performance.now() + secondsLeft * 1000;
    const tick = () => {
      const rest = Math.max(0, Math.ceil((endsAt - performance.now()) / 1000));
      setLeft(rest);
      if (rest > 0) return;
      clearInterval(timer);
      end();
    };
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [secondsLeft]);
  const urgent = left <= urgentFrom;
  return (
    <div className="countdown" data-urgent={urgent}>
      <span>{label}</span>
      <span className="num" role="timer" aria-label={label}>
        {clock(left, language)}
      </span>
      <span className="visually-hidden" role="status">
        {urgent && warning}
      </span>
    </div>
  );
};
