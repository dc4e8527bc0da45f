import { dhakaDate, formatTime } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import type { StopPoint } from '@poth/domain/trip/trip.ts';
import type { KeyboardEvent } from 'react';
import { useLanguage } from '../text/language.ts';
import { textIn, useText } from '../text/texts.ts';
import { ButtonChoices, Check } from '../ui/check-field.tsx';
import { Row } from '../ui/layout.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { hourText } from './moment.ts';
import { type Way, ways } from './sale-typed.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

type WomenFieldProps = { seatNos: readonly string[]; ticked: readonly string[] };

/** Asks which passengers are women, only on coaches that keep seats for them. */
export const WomenField = ({ seatNos, ticked }: WomenFieldProps) => {
  const t = useText(counterText).sale;
  if (seatNos.length === 0) return null;
  return (
    <fieldset>
      <legend className="field-label">{t.women}</legend>
      <Row gap="m">
        {seatNos.map((seatNo) => (
          <Check
            key={seatNo}
            name="woman"
            value={seatNo}
            label={seatNo}
            defaultChecked={ticked.includes(seatNo)}
          />
        ))}
      </Row>
      <p className="field-hint">{t.womenHint}</p>
    </fieldset>
  );
};

type PointFieldProps = {
  name: 'boarding' | 'dropping';
  points: readonly StopPoint[];
  /** Counter preselected in the field; ignored where it is at another stop. */
  chosen: string | undefined;
};

/** Field of the boarding or alighting point; Enter skips it, because the default is nearly always right. */
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

/** Shortcut of each way, by its place on the keyboard, so that it is the same under a Bangla layout. */
const keyOfWay: Record<Way, string> = { cash: 'KeyC', 'mobile-money': 'KeyM', phone: 'KeyH' };

type WayChoiceProps = {
  way: Way;
  onWay: (way: Way) => void;
  /** Ways that may be chosen here. */
  among?: readonly Way[];
};

/** Choice of how a sale ends, by one key: cash, mobile money, or kept for a caller. */
export const WayChoice = ({ way, onWay, among = ways }: WayChoiceProps) => {
  const t = useText(counterText).sale;
  const press = (event: KeyboardEvent) => {
    const pressed = among.find((one) => keyOfWay[one] === event.code);
    if (!pressed || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onWay(pressed);
    event.currentTarget.querySelector<HTMLElement>(`input[value="${pressed}"]`)?.focus();
  };
  const labelOf = (one: Way) => (
    <>
      {one === 'phone' ? t.byPhone : t.tenders[one]} <kbd className={styles.key}>{keyOfWay[one].at(-1)}</kbd>
    </>
  );
  return (
    <ButtonChoices
      name="way"
      label={t.how}
      options={among.map((one) => ({ value: one, label: labelOf(one) }))}
      chosen={way}
      onChoose={onWay}
      onKeyDown={press}
    />
  );
};

/** Writes the fault of a transfer's number as a sentence. */
export const referenceFaultText = (fault: string | undefined, language: Language): string | undefined => {
  const t = textIn(language, counterText).sale;
  return fault === 'reference-missing' || fault === 'reference-wrong' ? t[fault] : undefined;
};

/** Field of the mobile money service's number of the transfer. */
export const ReferenceField = () => (
  <TextField
    name="reference"
    label={useText(counterText).sale.reference}
    autoCapitalize="characters"
    spellCheck={false}
  />
);

const offeredMinutes = [30, 60, 120, 240];

type UntilFieldProps = {
  /** Time at which the page was made, in milliseconds. */
  at: number;
  latest: Date;
};

/** Field of how long seats are kept for a caller: some minutes, or until the latest possible time. */
export const UntilField = ({ at, latest }: UntilFieldProps) => {
  const t = useText(counterText).sale;
  const language = useLanguage();
  if (latest.getTime() <= at) return <p className="field-error">{t.tooLate}</p>;
  const optionOf = (until: Date, labelOf: (hour: string) => string) => ({
    value: String(until.getTime()),
    label: labelOf(hourText(until, language, dhakaDate(new Date(at)))),
  });
  const options = [
    ...offeredMinutes
      .map((minutes) => ({ minutes, until: new Date(at + minutes * 60_000) }))
      .filter(({ until }) => until < latest)
      .map(({ minutes, until }) => optionOf(until, (hour) => t.forMinutes(digits(minutes, language), hour))),
    optionOf(latest, t.asLong),
  ];
  return <SelectField name="until" label={t.until} options={options} />;
};
