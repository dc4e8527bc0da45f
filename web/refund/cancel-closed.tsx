import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { refundText } from './text.ts';

/** Where nothing can be cancelled any more: why, and the way back. */
export const CancelClosed = ({ pnr }: { pnr: string }) => {
  const t = useText(refundText).cancel;
  return (
    <>
      <h1>{t.closed.title}</h1>
      <Alert kind="notice">{t.closed.text}</Alert>
      <ButtonLink to={`/ticket/${pnr}`} look="line">
        {t.toTicket}
      </ButtonLink>
    </>
  );
};
