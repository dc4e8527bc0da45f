import { digits, type Language } from '@poth/domain/language.ts';
import { useEffect, useEffectEvent, useState } from 'react';

type CountdownProps = {
  label: string;
  /** Seconds left when the server responded; the reader's own clock may be wrong. */
  secondsLeft: number;
  language: Language;
  /** Announcement for screen readers when little time is left. */
  warning?: string;
  /** Seconds left from which the time is shown as urgent. */
  urgentFrom?: number;
  onEnd?: () => void;
};

const twoDigits = (count: number): string => String(count).padStart(2, '0');

/** Formats 9:05, or 1:09:05 from an hour on. */
const clock = (seconds: number, language: Language): string => {
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60];
  const rest = twoDigits(seconds % 60);
  return digits(hours > 0 ? `${hours}:${twoDigits(minutes)}:${rest}` : `${minutes}:${rest}`, language);
};

/** Countdown that the server renders and that ticks where JavaScript runs. */
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
