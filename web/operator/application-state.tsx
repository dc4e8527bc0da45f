import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { useText } from '../text/texts.ts';
import { applicationText } from './provider-text.ts';

const tones: Record<OperatorState, string | undefined> = {
  submitted: 'late',
  verified: undefined,
  rejected: 'off',
  suspended: 'off',
};

/** How a company stands, in a word. */
export const ApplicationState = ({ state }: { state: OperatorState }) => (
  <span className="desk-state" data-tone={tones[state]}>
    {useText(applicationText).states[state]}
  </span>
);
