import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { ticketFeedbackText } from './ticket-feedback-text.ts';
import styles from './ticket-feedback.module.css';

type TicketFeedbackProps = {
  pnr: string;
  /** A passenger travels on the ticket, so its trip can be shown to a family. */
  canShare: boolean;
  /** True if the trip is over, a passenger of the ticket was aboard, and it is not rated. */
  mayRate: boolean;
  /** An answer waits to be read. */
  answered: boolean;
};

/** Section of a ticket's page for sharing its trip, rating it and reporting problems. */
export const TicketFeedback = ({ pnr, canShare, mayRate, answered }: TicketFeedbackProps) => {
  const t = useText(ticketFeedbackText);
  const language = useLanguage();
  return (
    <Row as="section" className={`${styles.feedback} no-print`} aria-label={t.label}>
      {mayRate && (
        <Alert kind="notice">
          {t.howWasIt}{' '}
          <LocalLink className="link" to={`/ticket/${pnr}/rate`}>
            {t.rate}
          </LocalLink>
        </Alert>
      )}
      {answered && (
        <Alert kind="notice">
          {t.answered}{' '}
          <LocalLink className="link" to={`/ticket/${pnr}/report`}>
            {t.read}
          </LocalLink>
        </Alert>
      )}
      {canShare && (
        <Form method="post" action={localPath(language, `/ticket/${pnr}/share`)}>
          <Button type="submit" look="line" name="intent" value="share">
            {t.share}
          </Button>
        </Form>
      )}
      <LocalLink className="link link-alone" to={`/ticket/${pnr}/report`}>
        {t.report}
      </LocalLink>
    </Row>
  );
};
