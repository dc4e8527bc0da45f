import { coachClasses, coachClassNames } from '@poth/domain/fleet/coach.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { ClassFares } from '@poth/domain/schedule/fares.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import styles from './seat-map.module.css';
import { seatingText } from './text.ts';

/** Price of a seat of each class; nothing where all cost the same. */
export const ClassFareList = ({ fares }: { fares: ClassFares | null }) => {
  const t = useText(seatingText);
  const language = useLanguage();
  if (!fares) return null;
  return (
    <ul className={`${styles.seatLegend} num`} aria-label={t.classFares}>
      {coachClasses.map((coachClass) => {
        const fare = fares[coachClass];
        return (
          fare !== undefined && (
            <li key={coachClass}>
              {coachClassNames[coachClass][language]} <b>{formatMoney(fare, language)}</b>
            </li>
          )
        );
      })}
    </ul>
  );
};
