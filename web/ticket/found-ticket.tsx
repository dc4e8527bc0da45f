import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Row } from '../ui/layout.tsx';
import { BookingNotice } from './booking-notice.tsx';
import { CodeForm } from './code-form.tsx';
import { foundFields } from './field-names.ts';
import type { Finding } from './find-ticket.ts';
import { StateChip } from './state-chip.tsx';
import { ticketText } from './text.ts';
import { TicketFields } from './ticket-fields.tsx';
import { TicketCounters, TicketLeg } from './ticket-journey.tsx';
import { TripNotice } from './trip-notice.tsx';
import styles from './find.module.css';

type FoundTicketProps = Finding & { view: NonNullable<Finding['view']> };

/** Ticket found by PNR and number, with personal data masked, and the steps to open it. */
export const FoundTicket = ({ view, typed, code, email, errors, goal }: FoundTicketProps) => {
  const t = useText(ticketText);
  const intent = useNavigation().formData?.get('intent');
  const cancels = goal === 'cancel' && view.canCancel;
  return (
    <Card className={styles.foundTicket} aria-labelledby="found">
      <div className={styles.foundHead}>
        <h2 id="found" tabIndex={-1} data-arrived={code === undefined || undefined}>
          {t.title}
        </h2>
        <StateChip name={view.stateName} />
        <b className={`num ${styles.foundPnr}`}>{view.shownPnr}</b>
      </div>
      <TripNotice
        news={{ ...view.news, ways: view.news.ways.filter(({ to }) => to.startsWith('/search')) }}
      />
      {!view.news.saysVoid && (
        <BookingNotice state={view.state} checkoutPath={null} keptUntil={view.keptUntil} />
      )}
      <TicketLeg view={view} />
      <TicketCounters view={view} />
      <TicketFields view={view} names={foundFields} />
      {errors.form && <Alert>{errors.form}</Alert>}
      {code ? (
        <CodeForm
          key={code.codeId}
          typed={typed}
          code={code}
          hasEmail={Boolean(email)}
          error={errors.code}
          goal={goal}
        />
      ) : view.sendsProofCode ? (
        <Form method="post" className={styles.foundWay} preventScrollReset>
          <p className="muted">{cancels ? t.found.cancels : t.found.masked}</p>
          <input type="hidden" name="pnr" value={typed.pnr} />
          <input type="hidden" name="phone" value={typed.phone} />
          {cancels && <input type="hidden" name="goal" value="cancel" />}
          <Row className={styles.codeWays}>
            {!cancels && (
              <Button type="submit" name="intent" value="send-code" busy={intent === 'send-code'}>
                {intent === 'send-code' ? t.found.sending : t.found.send}
              </Button>
            )}
            {view.canCancel && (
              <Button
                type="submit"
                name="intent"
                value="cancel"
                look={cancels ? 'danger' : 'line'}
                busy={intent === 'cancel'}
              >
                {intent === 'cancel' ? t.found.sending : t.actions.cancel}
              </Button>
            )}
            {email && (
              <Button type="submit" name="intent" value="mail-code" look="line" busy={intent === 'mail-code'}>
                {intent === 'mail-code' ? t.found.sending : t.found.mail(email)}
              </Button>
            )}
          </Row>
          <p className="muted">{t.found.otherWays}</p>
        </Form>
      ) : null}
    </Card>
  );
};
