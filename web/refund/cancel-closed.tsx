import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { refundText } from './text.ts';

type CancelClosedProps = {
  pnr: string;
  /** Sentence that gives the reason, where that is neither the time nor the state of the ticket. */
  because: string | undefined;
};

/** Notice where nothing can be cancelled any more, with the reason and a link back. */
export const CancelClosed = ({ pnr, because }: CancelClosedProps) => {
  const t = useText(refundText).cancel;
  return (
    <>
      <h1>{t.closed.title}</h1>
      <Alert kind="notice">{because ?? t.closed.text}</Alert>
      <ButtonLink to={`/ticket/${pnr}`} look="line">
        {t.toTicket}
      </ButtonLink>
    </>
  );
};
