import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { ticketCardText } from './card-text.ts';
import type { TicketView } from './ticket-view.ts';
import styles from './ticket.module.css';

type TicketActionsProps = {
  view: TicketView;
  /** WhatsApp link that shares the ticket's text. */
  whatsApp: string;
  drawnKey: string;
};

/** Actions that the owner of a ticket has. */
export const TicketActions = ({ view, whatsApp, drawnKey }: TicketActionsProps) => {
  const t = useText(ticketCardText).actions;
  const language = useLanguage();
  // The print button needs a script; without one the browser's menu prints.
  const canPrint = useScriptRuns();
  if (!view.hasFile) return null;
  return (
    <nav className={`${styles.actions} no-print`} aria-label={t.label}>
      <a
        className={`btn btn-${view.isValid ? 'go' : 'line'}`}
        href={localPath(language, `/ticket/${view.pnr}/pdf`)}
      >
        {t.download}
      </a>
      {view.againPath && (
        <ButtonLink to={view.againPath} look="go">
          {t.again}
        </ButtonLink>
      )}
      {view.isValid && !view.news.cancelled && (
        <>
          <a className="btn btn-line" href={whatsApp} target="_blank" rel="noreferrer">
            {t.whatsApp}
          </a>
          <a className="btn btn-line" href={localPath(language, `/ticket/${view.pnr}/calendar`)}>
            {t.calendar}
          </a>
        </>
      )}
      <ButtonLink to={`/ticket/${view.pnr}/receipt`} look="line">
        {t.receipt}
      </ButtonLink>
      {canPrint && (
        <Button type="button" look="line" onClick={() => window.print()}>
          {t.print}
        </Button>
      )}
      {view.canSendAgain && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="key" value={drawnKey} />
          <Button type="submit" name="intent" value="send-again" look="line">
            {t.sendAgain}
          </Button>
        </Form>
      )}
      {view.ways.map(({ to, says }) => (
        <ButtonLink key={to} to={to} look="line">
          {says}
        </ButtonLink>
      ))}
    </nav>
  );
};
