import {
  type PassengerGender,
  type PassengerKind,
  passengerGenders,
  passengerKinds,
} from '@poth/domain/booking/booking.ts';
import type { SavedPassenger } from '@poth/domain/people/saved-passenger.ts';
import type { ChangeEvent } from 'react';
import { useText } from '../text/texts.ts';
import { TextField } from '../ui/text-field.tsx';
import { seatFields } from './seat-fields.ts';
import { bookingText } from './text.ts';
import styles from './checkout.module.css';

export type PassengerShown = {
  seatNo: string;
  name: string;
  kind: PassengerKind;
  gender: PassengerGender | null;
  /** True where the seat is reserved for women. */
  forWomen: boolean;
};

type PassengerRowProps = {
  /** Prefix of the row's fields, for the way back. */
  prefix?: Parameters<typeof seatFields>[1];
  passenger: PassengerShown;
  /** Name of the contact, used for an empty one. */
  contactName: string;
  asksGender: boolean;
  /** Passengers to choose from. */
  saved: readonly SavedPassenger[];
  error: string | undefined;
};

/** Fills in what is known of a chosen passenger, where the form has the fields for it. */
const fillIn =
  (saved: readonly SavedPassenger[], fields: ReturnType<typeof seatFields>) =>
  ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const known = saved.find(({ name }) => name === target.value);
    for (const what of ['kind', 'gender'] as const) {
      const select = target.form?.elements.namedItem(fields[what]);
      if (known?.[what] && select instanceof HTMLSelectElement) select.value = known[what];
    }
  };

/** Row of one passenger: the name, adult or child and, where seats are reserved for women, the gender. */
export const PassengerRow = (props: PassengerRowProps) => {
  const { passenger, prefix, contactName, asksGender, saved, error } = props;
  const t = useText(bookingText).who;
  const { seatNo, name, kind, gender, forWomen } = passenger;
  const fields = seatFields(seatNo, prefix);
  const listId = `saved-${prefix ?? ''}${seatNo}`;
  return (
    <div className={styles.passenger} data-asked={asksGender || undefined}>
      <TextField
        label={
          <>
            {t.seat(seatNo)}
            <span className="visually-hidden">, {t.passengerName}</span>
          </>
        }
        hint={forWomen && !error ? t.forWomen : undefined}
        error={error}
        name={fields.name}
        // Firefox shows no list where autoComplete is off.
        autoComplete={saved.length > 0 ? undefined : 'off'}
        list={saved.length > 0 ? listId : undefined}
        onChange={fillIn(saved, fields)}
        defaultValue={name}
        placeholder={contactName || t.sameName}
      />
      {saved.length > 0 && (
        <datalist id={listId}>
          {saved.map((one) => (
            <option key={one.name}>{one.name}</option>
          ))}
        </datalist>
      )}
      <select className="input" name={fields.kind} defaultValue={kind} aria-label={t.kindOf(seatNo)}>
        {passengerKinds.map((one) => (
          <option key={one} value={one}>
            {t.kinds[one]}
          </option>
        ))}
      </select>
      {asksGender && (
        <select
          className="input"
          name={fields.gender}
          defaultValue={gender ?? ''}
          aria-label={t.genderOf(seatNo)}
        >
          <option value="">{t.genders.unsaid}</option>
          {passengerGenders.map((one) => (
            <option key={one} value={one}>
              {t.genders[one]}
            </option>
          ))}
        </select>
      )}
    </div>
  );
};
