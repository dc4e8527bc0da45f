import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import type { RebookingPageView } from './rebooking-view.ts';
import { rebookingText } from './text.ts';

type CoachOfferProps = {
  offer: RebookingPageView['offers'][number];
  /** Idempotency key of the page's forms, drawn by the server. */
  drawnKey: string;
};

/** Coach that the booking may change to, with the seats that it gets there, and the button that takes it. */
export const CoachOffer = ({ offer, drawnKey }: CoachOfferProps) => {
  const t = useText(rebookingText);
  const { formData } = useNavigation();
  const { to, leaves, coach, seatNos } = offer;
  const going = formData?.get('to') === to;
  return (
    <Stack as="article" gap="s" className="card" aria-label={leaves}>
      <h3 className="num">{leaves}</h3>
      <p className="muted num">{coach}</p>
      <p className="num">{t.seats(seatNos)}</p>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="key" value={`${drawnKey.slice(0, 24)}-${to.slice(0, 36)}`} />
        <input type="hidden" name="to" value={to} />
        <input type="hidden" name="seats" value={seatNos.join(',')} />
        <Button type="submit" name="intent" value="go" busy={going}>
          {going ? t.going : t.go}
        </Button>
      </Form>
    </Stack>
  );
};
