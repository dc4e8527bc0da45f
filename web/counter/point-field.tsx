import { formatTime } from '@poth/domain/dhaka.ts';
import type { StopPoint } from '@poth/domain/trip/trip.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { SelectField } from '../ui/text-field.tsx';
import { counterText } from './text.ts';

type PointFieldProps = {
  name: 'boarding' | 'dropping';
  points: readonly StopPoint[];
  /** The counter that is meant unless another is chosen; one of another stop counts for nothing. */
  chosen: string | undefined;
};

/** Where the passenger boards or alights; Enter passes over it, for the first answer is nearly always right. */
export const PointField = ({ name, points, chosen }: PointFieldProps) => {
  const t = useText(counterText).sale;
  const language = useLanguage();
  const known = points.some(({ counterId }) => counterId === chosen);
  return (
    <SelectField
      name={name}
      label={t[name]}
      defaultValue={known ? chosen : points[0]?.counterId}
      options={points.map(({ counterId, name: counter, at }) => ({
        value: counterId,
        label: `${counter[language]}, ${formatTime(at, language)}`,
      }))}
      {...{ 'data-passed': true }}
    />
  );
};
