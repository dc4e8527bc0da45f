/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import type { SavedPassenger } from '@poth/domain/people/saved-passenger.ts';
import { mostSavedPassengers } from '@poth/domain/people/saved-passengers-limit.ts';
import { useState } from 'react';
import { NumberProof } from '../identity/number-proof.tsx';
import type { NumberStep } from '../identity/number-step.ts';
import { useSignedIn } from '../shell/use-signed-in.ts';
import { useLoginPath } from '../shell/way-back.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Card } from '../ui/card.tsx';
import { Check } from '../ui/check-field.tsx';
import { FieldGrid } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { detailFaultText } from './detail-faults.ts';
import { PassengerRow, type PassengerShown } from './passenger-row.tsx';
import { backPrefix } from './seat-fields.ts';
import { bookingText } from './text.ts';
import styles from './checkout.module.css';

type ContactCardProps = {
  shown: { name: string; phone: string; email: string; passengers: readonly PassengerShown[] };
  /** Passengers of the way back, where both directions are bought together. */
  back: { passengers: readonly PassengerShown[]; asksGender: boolean } | null;
  /** Saved passengers of the buyer, to choose from; null for a guest. */
  saved: readonly SavedPassenger[] | null;
  /** True where keeping them was ticked when the form was sent before. */
  saves: boolean;
  /** Faults by field. */
  faults: Readonly<Record<string, string>>;
  /** Problem of a well-formed number: the seats that it already has that day. */
  phoneProblem: string | undefined;
  /**
   * keepsNumber: the number may become the account's here. proof: progress of that. numberKept: it has just been done.
   */
  keepsNumber: boolean;
  proof: NumberStep | undefined;
  numberKept: boolean;
  /** True where passengers are asked, by choice, if they are women. */
  asksGender: boolean;
  /** Seats that were refused to their passengers because they are reserved for women. */
  womensSeats: readonly string[];
};

/** Link to log in, for a reader who may have an account; it leads back here, and the seats stay held. */
const HaveAccount = () => {
  const t = useText(bookingText).who;
  const to = useLoginPath();
  if (useSignedIn() !== null) return null;
  return (
    <p className={styles.haveAccount}>
      {t.haveAccount}{' '}
      <LocalLink className="link link-alone" to={to}>
        {t.logIn}
      </LocalLink>
    </p>
  );
};

/** Card of the passengers and of the contact that the ticket goes to. */
export const ContactCard = ({
  shown,
  back,
  saved,
  saves,
  faults,
  phoneProblem,
  keepsNumber,
  proof,
  numberKept,
  asksGender,
  womensSeats,
}: ContactCardProps) => {
  const { who: t, ways } = useText(bookingText);
  const language = useLanguage();
  const [name, setName] = useState(shown.name);
  const said = (field: string) => detailFaultText(faults[field], language);
  const first = phoneProblem ? 'phone' : ['name', 'phone', 'email'].find((field) => faults[field]);
  return (
    <Card aria-labelledby="who">
      <h2 id="who">{t.title}</h2>
      <HaveAccount />
      <FieldGrid>
        <TextField
          label={t.name}
          error={said('name')}
          name="name"
          autoComplete="name"
          defaultValue={shown.name}
          onChange={(event) => setName(event.target.value)}
          autoFocus={first === 'name'}
          required
        />
        <TextField
          label={t.phone}
          error={said('phone') ?? phoneProblem}
          type="tel"
          inputMode="tel"
          name="phone"
          autoComplete="tel"
          defaultValue={shown.phone}
          autoFocus={first === 'phone'}
          required
        />
        {keepsNumber && (
          <div className={styles.wide}>
            <NumberProof title={t.keepNumber} step={proof} typed="around" send={t.sendToKeep} />
          </div>
        )}
        {numberKept && (
          <div className={styles.wide}>
            <Alert kind="notice">{t.numberKept}</Alert>
          </div>
        )}
        <TextField
          label={t.email}
          error={said('email')}
          className={styles.wide}
          type="email"
          name="email"
          autoComplete="email"
          defaultValue={shown.email}
          autoFocus={first === 'email'}
        />
        {back && <h3 className={styles.wide}>{ways.there}</h3>}
        {shown.passengers.map((passenger) => (
          <PassengerRow
            key={passenger.seatNo}
            passenger={passenger}
            contactName={name.trim()}
            asksGender={asksGender}
            saved={saved ?? []}
            error={
              womensSeats.includes(passenger.seatNo)
                ? t.womenOnly(passenger.seatNo)
                : said(`passenger-${passenger.seatNo}`)
            }
          />
        ))}
        {back && <h3 className={styles.wide}>{ways.back}</h3>}
        {back?.passengers.map((passenger) => (
          <PassengerRow
            key={`${backPrefix}${passenger.seatNo}`}
            prefix={backPrefix}
            passenger={passenger}
            contactName={name.trim()}
            asksGender={back.asksGender}
            saved={saved ?? []}
            error={said(`passenger-${backPrefix}${passenger.seatNo}`)}
          />
        ))}
      </FieldGrid>
      {saved && saved.length < mostSavedPassengers && (
        <Check name="save" label={t.save} defaultChecked={saves} />
      )}
      <p className={`muted small ${styles.note}`}>{t.child}</p>
      {(asksGender || back?.asksGender) && <p className="muted small">{t.whyGender}</p>}
      <p className="muted small">{t.noAccount}</p>
    </Card>
  );
};
