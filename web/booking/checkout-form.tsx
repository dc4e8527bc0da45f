import type { SavedPassenger } from '@poth/domain/people/saved-passenger.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { ContactCard } from './contact-card.tsx';
import type { DetailsTyped } from './details-form.ts';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import type { NumberStep } from '../identity/number-step.ts';
import { PaymentCard } from './payment-card.tsx';
import { PromoCard } from './promo-card.tsx';
import { bookingText } from './text.ts';
import { useDraft } from './use-draft.ts';
import { formatWay } from '../shell/way-in-address.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { wideForm } from '../ui/layout.tsx';
import styles from './checkout.module.css';

/** Answer to the form: why it was refused, or the result of the promo code. */
type CheckoutAnswer = Partial<Refused<DetailsTyped>> & {
  typed: DetailsTyped;
  said?: 'promo-applied' | 'promo-removed' | 'promo-missing' | 'number-kept';
  /** Progress of proving the number for the account. */
  proof?: NumberStep;
};

type CheckoutFormProps = {
  view: CheckoutView;
  /** The way back, where both directions are bought together. */
  back: CheckoutView | null;
  /** Amount to pay. */
  totalPaisa: number;
  total: string;
  /** Saved passengers of the buyer; null for a guest. */
  saved: readonly SavedPassenger[] | null;
  answer: CheckoutAnswer | undefined;
  /** Idempotency key of this form, drawn by the server. */
  drawnKey: string;
  busy: boolean;
};

/** Returns the passengers of one direction as they were typed last, or as its booking has them. */
const passengersOf = (view: CheckoutView, typed: DetailsTyped['passengers'] | undefined) =>
  view.seats.map(({ passengerName, passengerKind, passengerGender, ...seat }) => {
    const before = typed?.find((passenger) => passenger.seatNo === seat.seatNo);
    return {
      ...seat,
      name: before?.name ?? passengerName,
      kind: before?.kind ?? passengerKind,
      gender: before ? before.gender : passengerGender,
    };
  });

/** Returns the details as they were typed last, or as the booking has them, or as the reader's account knows them. */
const shownOf = (view: CheckoutView, typed: DetailsTyped | undefined) => {
  // Fields filled as a guest stay; empty ones are filled with what the account knows by now.
  const {
    name = '',
    phone = '',
    email = '',
  } = typed ?? {
    ...view.known,
    ...(view.contact && { ...view.contact, email: view.contact.email || view.known?.email || '' }),
  };
  return { name, phone, email, passengers: passengersOf(view, typed?.passengers) };
};

/** Returns the seats that were refused because they are reserved for women: each passenger's row shows the sentence. */
const womensSeatsOf = (problem: ProblemNote | undefined): readonly string[] =>
  problem?.code === 'women-only-seat' ? (problem.fields.seats as readonly string[]) : [];

/** Returns the fault of the number that a code was to go to: it is shown at the number's field. */
const phoneFaultsOf = (proof: NumberStep | undefined): Readonly<Record<string, string>> => {
  const { phone } = faultsOf(proof?.problem ?? undefined);
  return phone ? { phone } : {};
};

/** Tells whether a refusal is about the promo code: it is shown there, and nothing else has to be corrected. */
const isAboutPromo = ({ code }: ProblemNote, typed: DetailsTyped | undefined): boolean =>
  code.startsWith('promo-') || (code === 'too-many-tries' && Boolean(typed?.promo));

/** Form of passengers and payment, which leads to the gateway's page. */
export const CheckoutForm = ({
  view,
  back,
  totalPaisa,
  total,
  saved,
  answer,
  drawnKey,
  busy,
}: CheckoutFormProps) => {
  const language = useLanguage();
  const form = useFirstError<HTMLFormElement>(answer);
  useDraft(form, view.bookingId, view.contact !== null);
  const { problem, typed, proof, said: promoSaid } = answer ?? ({} as Partial<CheckoutAnswer>);
  const sent = useNavigation().formData;
  const intent = sent?.get('intent');
  const t = useText(bookingText).promo;
  const said = problem && problemText(problem, language);
  const saidNear = (code: string) => (problem?.code === code ? said : undefined);
  const phoneProblem = saidNear('phone-limit');
  const termsProblem = faultsOf(problem).terms
    ? problemText({ code: 'terms-not-accepted', fields: {} }, language)
    : saidNear('terms-not-accepted');
  const promoProblem = problem && isAboutPromo(problem, typed) ? said : undefined;
  const womensSeats = womensSeatsOf(problem);
  const elsewhere =
    said &&
    !phoneProblem &&
    !termsProblem &&
    !promoProblem &&
    !womensSeats.length &&
    problem?.code !== 'invalid-input';
  return (
    <Form ref={form} method="post" className={`${wideForm} ${styles.form}`} noValidate preventScrollReset>
      <input type="hidden" name="key" value={drawnKey} />
      <input type="hidden" name="shown" value={totalPaisa} />
      <input type="hidden" name="there" value={formatWay(view)} />
      {back && <input type="hidden" name="buys-both" value="1" />}
      {/* Enter in a field presses the first button of a form, which must not be the one of the promo code; while a
         one-time code is awaited, this button submits that code. */}
      <button
        type="submit"
        className="visually-hidden"
        tabIndex={-1}
        aria-hidden="true"
        {...(proof && { name: 'proof', value: proof.code ? 'enter' : 'send' })}
      />
      {elsewhere && <Alert>{said}</Alert>}
      <ContactCard
        shown={shownOf(view, typed)}
        back={back && { passengers: passengersOf(back, typed?.backPassengers), asksGender: back.asksGender }}
        saved={saved}
        saves={typed?.save ?? false}
        faults={{ ...faultsOf(problem), ...phoneFaultsOf(proof) }}
        phoneProblem={phoneProblem}
        keepsNumber={view.keepsNumber}
        proof={proof}
        numberKept={promoSaid === 'number-kept'}
        asksGender={view.asksGender}
        womensSeats={womensSeats}
      />
      {!view.isPartPaid && (
        <PromoCard
          key={view.promo.applied?.code ?? ''}
          promo={view.promo}
          typed={typed?.promo ?? ''}
          error={promoSaid === 'promo-missing' ? t.missing : promoProblem}
          arrived={promoSaid === 'promo-applied'}
          busy={busy && (intent === 'apply-promo' || intent === 'remove-promo') ? intent : undefined}
        />
      )}
      <PaymentCard
        method={typed?.method ?? 'bkash'}
        methods={view.methods}
        resting={view.resting}
        termsAccepted={typed?.termsAccepted ?? false}
        termsProblem={termsProblem}
        total={total}
        underWay={view.gatewayPageUrl !== null}
        busy={busy && !sent?.has('proof') && intent !== 'apply-promo' && intent !== 'remove-promo'}
      />
    </Form>
  );
};
