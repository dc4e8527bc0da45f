import { useText } from '../text/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import type { StateName } from './settlement-view.ts';
import { settlementText } from './text.ts';

const tones: Record<StateName, Tone> = {
  draft: 'late',
  approved: 'late',
  paid: 'good',
  carried: 'off',
  even: 'quiet',
};

/** Badge with the state of a statement. */
export const SettlementState = ({ state }: { state: StateName }) => (
  <Badge tone={tones[state]}>{useText(settlementText).states[state]}</Badge>
);
