import { formatDate, formatTime, dhakaDate } from '@poth/domain/dhaka.ts';
import type { StopPoint } from '@poth/domain/trip/trip.ts';
import { useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { seatingText } from './text.ts';

type PointSelectProps = {
  name: 'boarding' | 'dropping';
  points: readonly StopPoint[];
  chosen: string;
  /** False without a script: the list itself then contains the address of each counter. */
  scripted: boolean;
};

/** Choice of where a buyer boards or alights, among the trip's counters at that stop. */
export const PointSelect = ({ name, points, chosen, scripted }: PointSelectProps) => {
  const t = useText(seatingText);
  const language = useLanguage();
  const [counterId, setCounterId] = useState(chosen);
  const point = points.find((one) => one.counterId === counterId) ?? points[0];
  const hint = point && (
    <>
      {point.address[language]}
      {name === 'boarding' && ` · ${t.reportBy(formatTime(point.reportingAt, language))}`}
      {name === 'dropping' && ` · ${formatDate(dhakaDate(point.at), language)}`}
    </>
  );
  return (
    <Field label={t[name]} hint={hint}>
      {(control) => (
        <select
          name={name}
          value={point?.counterId}
          onChange={(event) => setCounterId(event.target.value)}
          {...control}
        >
          {points.map(({ counterId: id, name: counter, address, at }) => (
            <option key={id} value={id}>
              {[`${counter[language]}, ${formatTime(at, language)}`, !scripted && address[language]]
                .filter(Boolean)
                .join(' · ')}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
};
