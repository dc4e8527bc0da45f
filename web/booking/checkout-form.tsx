import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { Form } from 'react-router';
import { siteText } from '../site/text.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { ContactCard } from './contact-card.tsx';
import type { DetailsTyped } from './details-form.ts';
import { faultsOf, type Refused } from '../site/form-answer.ts';
import { PaymentCard } from './payment-card.tsx';
import { isUnreached } from '../site/reach.ts';
import { useDraft } from './use-draft.ts';
import { useFirstError } from '../site/use-first-error.ts';

type CheckoutFormProps = {
  view: CheckoutView;
  answer: Refused<DetailsTyped> | { unreached: true } | undefined;
  /** The key under which this form does its work once, drawn by the server. */
  drawnKey: string;
  busy: boolean;
};

/** The details as they were typed last, or as the booking has them. */
const shownOf = (view: CheckoutView, typed: DetailsTyped | undefined) => {
  const { name = '', phone = '', email = '' } = typed ?? view.contact ?? {};
  const passengers = view.seats.map(({ seatNo, passengerName, passengerKind }) => {
    const before = typed?.passengers.find((passenger) => passenger.seatNo === seatNo);
    return { seatNo, name: before?.name ?? passengerName, kind: before?.kind ?? passengerKind };
  });
  return { name, phone, email, passengers };
};

/** Who travels and how to pay, in one form that leads to the gateway's page. */
export const CheckoutForm = ({ view, answer, drawnKey, busy }: CheckoutFormProps) => {
  const language = useLanguage();
  const site = useText(siteText);
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, answer);
  useDraft(form, `checkout ${view.bookingId}`, view.contact !== null);
  const unreached = isUnreached(answer);
  const { problem, typed } = unreached ? {} : (answer ?? {});
  const said = problem && problemText(problem, language);
  const saidNear = (code: string) => (problem?.code === code ? said : undefined);
  const phoneProblem = saidNear('phone-limit');
  const termsProblem = saidNear('terms-not-accepted');
  const elsewhere = said && !phoneProblem && !termsProblem && problem?.code !== 'invalid-input';
  return (
    <Form ref={form} method="post" className="checkout-form" noValidate preventScrollReset>
      <input type="hidden" name="key" value={drawnKey} />
      {unreached && <Alert>{site.offline}</Alert>}
      {elsewhere && <Alert>{said}</Alert>}
      <ContactCard shown={shownOf(view, typed)} faults={faultsOf(problem)} phoneProblem={phoneProblem} />
      <PaymentCard
        method={typed?.method ?? 'bkash'}
        termsAccepted={typed?.termsAccepted ?? false}
        termsProblem={termsProblem}
        total={view.total}
        underWay={view.gatewayPageUrl !== null}
        busy={busy}
      />
    </Form>
  );
};
