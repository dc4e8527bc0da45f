import { useText } from '../text/texts.ts';
import type { StateName } from './settlement-view.ts';
import { settlementText } from './text.ts';

const tones: Record<StateName, string | undefined> = {
  draft: 'late',
  approved: 'late',
  paid: undefined,
  carried: 'off',
  even: 'quiet',
};

/** How far a statement has come, in words on a colour. */
export const SettlementState = ({ state }: { state: StateName }) => (
  <span className="desk-state" data-tone={tones[state]}>
    {useText(settlementText).states[state]}
  </span>
);
