import { dhakaDate } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { SelectField } from '../ui/text-field.tsx';
import { hourText } from './moment.ts';
import { counterText } from './text.ts';

const offered = [30, 60, 120, 240];

type UntilFieldProps = {
  /** When the page was made, in milliseconds. */
  at: number;
  latest: Date;
};

/** How long seats are kept for a caller: some minutes, or until the latest moment there is. */
export const UntilField = ({ at, latest }: UntilFieldProps) => {
  const t = useText(counterText).sale;
  const language = useLanguage();
  const today = dhakaDate(new Date(at));
  const choices = offered
    .map((minutes) => ({ minutes, until: new Date(at + minutes * 60_000) }))
    .filter(({ until }) => until < latest)
    .map(({ minutes, until }) => ({
      value: String(until.getTime()),
      label: t.forMinutes(digits(minutes, language), hourText(until, language, today)),
    }));
  if (latest.getTime() <= at) return <p className="field-error">{t.tooLate}</p>;
  return (
    <SelectField
      name="until"
      label={t.until}
      defaultValue={choices[0]?.value}
      options={[
        ...choices,
        { value: String(latest.getTime()), label: t.asLong(hourText(latest, language, today)) },
      ]}
    />
  );
};
