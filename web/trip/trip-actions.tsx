import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { type TripAction, tripActions } from './read-change.ts';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';

type TripActionsProps = { view: Pick<TripView, 'tripId' | 'may'>; tripAction: TripAction | undefined };

/** Links to the actions that the reader may take on a trip, each with its own form. */
export const TripActions = ({ view: { tripId, may }, tripAction }: TripActionsProps) => {
  const t = useText(tripText).do;
  const allowed = {
    keep: may.keepSeats,
    delay: may.change,
    counter: may.change,
    coach: may.callOff,
    cancel: may.callOff,
  };
  return tripActions
    .filter((one) => allowed[one])
    .map((one) => (
      <ButtonLink
        key={one}
        to={`/buses/${tripId}?do=${one}#do`}
        look="line"
        aria-current={tripAction === one ? 'true' : undefined}
      >
        {t[one]}
      </ButtonLink>
    ));
};
