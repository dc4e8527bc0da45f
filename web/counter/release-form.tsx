import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { counterText } from './text.ts';

type ReleaseFormProps = { tripId: string; bookingId: string; action?: string };

/** Lets go of seats that were kept for a caller. */
export const ReleaseForm = ({ tripId, bookingId, action }: ReleaseFormProps) => {
  const t = useText(counterText).holds;
  const busy = useNavigation().formData?.get('booking') === bookingId;
  return (
    <Form method="post" preventScrollReset {...(action && { action })}>
      <input type="hidden" name="trip" value={tripId} />
      <input type="hidden" name="booking" value={bookingId} />
      <Button type="submit" name="intent" value="release" look="line" busy={busy}>
        {t.release}
      </Button>
    </Form>
  );
};
