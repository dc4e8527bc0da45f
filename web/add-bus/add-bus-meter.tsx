import { formatDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { readFare } from '@poth/domain/schedule/read-fare.ts';
import { fareCeiling } from '@poth/domain/schedule/fare-ceiling.ts';
import { coachTypes } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { CSSProperties } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import { addBusText } from './add-bus-text.ts';
import type { BusTyped } from './add-bus-typed.ts';
import styles from './add-bus.module.css';

type FareMeterProps = { typed: Pick<BusTyped, 'fare' | 'coachType' | 'date'>; km: number; seatCount: number };

/** Meter of a fare against the government's ceiling for the road; nothing where there is none or it is unknown. */
export const FareMeter = ({ typed, km, seatCount }: FareMeterProps) => {
  const t = useText(addBusText).meter;
  const language = useLanguage();
  const [coachType, date, fare] = [
    coachTypes.find((type) => type === typed.coachType),
    parseDhakaDate(typed.date),
    readFare(typed.fare),
  ];
  const ceiling = coachType && date && fareCeiling({ coachType, km, seatCount, date });
  if (!ceiling) return null;
  const { ceilingPaisa, paisaPerKm, since } = ceiling;
  const over = fare ? fare - ceilingPaisa : 0;
  const scale = Math.max(ceilingPaisa, fare ?? 0);
  const share = (part: number) => `${Math.round((100 * part) / scale)}%`;
  const money = (amount: number) => formatMoney(amount, language);
  return (
    <div className={`${styles.meter} num`} data-above={over > 0 || undefined} aria-live="polite">
      <p>
        <b>{t.title}</b> <b>{money(ceilingPaisa)}</b>
      </p>
      {fare && (
        <>
          <i
            style={{ '--share': share(fare), '--ceiling': share(ceilingPaisa) } as CSSProperties}
            aria-hidden="true"
          />
          <p className={styles.verdict}>
            <Icon name={over > 0 ? 'warning' : 'check'} size={18} />
            {over > 0 ? t.above(money(over)) : t.within}
          </p>
        </>
      )}
      <p className="small muted">
        {t.how(
          digits(km, language),
          money(paisaPerKm),
          digits(seatCount, language),
          `${formatDate(since, language, 'day')} ${digits(since.slice(0, 4), language)}`,
        )}
      </p>
    </div>
  );
};
