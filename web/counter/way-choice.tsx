import type { KeyboardEvent } from 'react';
import { useText } from '../text/texts.ts';
import { type Way, ways } from './sale-typed.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

/** The key of each way, by its place on the keyboard: it is the same under a Bangla layout. */
const keyOfWay: Record<Way, string> = { cash: 'KeyC', 'mobile-money': 'KeyM', phone: 'KeyH' };

type WayChoiceProps = {
  way: Way;
  onWay: (way: Way) => void;
  /** Ways that may be chosen here. */
  among?: readonly Way[];
};

/** How a sale ends, by one key: cash, mobile money, or kept for a caller. */
export const WayChoice = ({ way, onWay, among = ways }: WayChoiceProps) => {
  const t = useText(counterText).sale;
  const press = (event: KeyboardEvent) => {
    const pressed = among.find((one) => keyOfWay[one] === event.code);
    if (!pressed || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onWay(pressed);
    event.currentTarget.querySelector<HTMLElement>(`input[value="${pressed}"]`)?.focus();
  };
  return (
    <fieldset className={styles.ways} onKeyDown={press}>
      <legend className="field-label">{t.how}</legend>
      {among.map((one) => (
        <label key={one}>
          <input type="radio" name="way" value={one} checked={way === one} onChange={() => onWay(one)} />
          <span>
            {one === 'phone' ? t.byPhone : t.tenders[one]}{' '}
            <kbd className={styles.key}>{keyOfWay[one].at(-1)}</kbd>
          </span>
        </label>
      ))}
    </fieldset>
  );
};
