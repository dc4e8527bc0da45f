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
  /** Whether the seat is kept for women. */
  forWomen: boolean;
};

type PassengerRowProps = {
  /** Prefix of its fields, of the way back. */
  prefix?: Parameters<typeof seatFields>[1];
  passenger: PassengerShown;
  /** Name of the contact, which counts for an empty one. */
  contactName: string;
  asksGender: boolean;
  /** Passengers to choose from. */
  saved: readonly SavedPassenger[];
  error: string | undefined;
};

/** Says of a chosen passenger what is known, where the fields for it are. */
const fillIn =
  (saved: readonly SavedPassenger[], fields: ReturnType<typeof seatFields>) =>
  ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const known = saved.find(({ name }) => name === target.value);
    for (const what of ['kind', 'gender'] as const) {
      const select = target.form?.elements.namedItem(fields[what]);
      if (known?.[what] && select instanceof HTMLSelectElement) select.value = known[what];
    }
  };

/** Row of one passenger: a name, whether it is a child, and where seats are kept for women, if it is one. */
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
        // Where a list is offered, Firefox shows it only so.
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
