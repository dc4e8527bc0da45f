import type { PromoState as State } from '@poth/domain/promo/promo-state.ts';
import { useText } from '../text/texts.ts';
import { promoTone } from './promo-view.ts';
import { promoText } from './text.ts';

export const PromoState = ({ state }: { state: State }) => {
  const { states } = useText(promoText);
  return (
    <span className="desk-state" data-tone={promoTone[state]}>
      {states[state]}
    </span>
  );
};
