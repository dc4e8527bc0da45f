import { type PassengerKind, passengerKinds } from '@poth/domain/booking/booking.ts';
import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { seatFields } from './seat-fields.ts';
import { bookingText } from './text.ts';

export type PassengerShown = { seatNo: string; name: string; kind: PassengerKind };

type PassengerRowProps = {
  passenger: PassengerShown;
  /** Whose name stands for an empty one. */
  contactName: string;
  error: string | undefined;
};

/** Who sits in one seat: a name, and whether it is a child. */
export const PassengerRow = ({ passenger, contactName, error }: PassengerRowProps) => {
  const t = useText(bookingText).who;
  const { seatNo, name, kind } = passenger;
  const fields = seatFields(seatNo);
  return (
    <div className="passenger">
      <Field
        label={
          <>
            {t.seat(seatNo)}
            <span className="visually-hidden">, {t.passengerName}</span>
          </>
        }
        error={error}
      >
        {(control) => (
          <input
            name={fields.name}
            autoComplete="off"
            defaultValue={name}
            placeholder={contactName || t.sameName}
            {...control}
          />
        )}
      </Field>
      <select className="input" name={fields.kind} defaultValue={kind} aria-label={t.kindOf(seatNo)}>
        {passengerKinds.map((one) => (
          <option key={one} value={one}>
            {t.kinds[one]}
          </option>
        ))}
      </select>
    </div>
  );
};
