import type { PromoState as State } from '@poth/domain/promo/promo-state.ts';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { promoTone } from './promo-view.ts';
import { promoText } from './text.ts';

export const PromoState = ({ state }: { state: State }) => (
  <Badge tone={promoTone[state]}>{useText(promoText).states[state]}</Badge>
);
