import type { BoardingList } from '@poth/domain/boarding/boarding.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Check } from '../ui/check-field.tsx';
import { boardingText } from './text.ts';
import { usePosition } from './use-position.ts';

/** Switch that shares the coach's position while this page is open, with the current state. */
export const SharePosition = ({ tripId, state: tripState }: Pick<BoardingList, 'tripId' | 'state'>) => {
  const t = useText(boardingText).position;
  const { state, isOn, choose } = usePosition(tripId);
  if (tripState === 'cancelled' || tripState === 'arrived') return null;
  return (
    <Card>
      <Check
        name="position"
        label={t.share}
        checked={isOn}
        onChange={(event) => choose(event.target.checked)}
      />
      <p className="small muted" role="status" data-position={state}>
        {t.states[state]}
      </p>
    </Card>
  );
};
