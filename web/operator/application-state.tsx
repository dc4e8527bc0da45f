import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { useText } from '../text/texts.ts';
import { applicationText } from './provider-text.ts';
import { Badge, type Tone } from '../ui/badge.tsx';

const tones: Record<OperatorState, Tone | undefined> = {
  submitted: 'late',
  verified: undefined,
  rejected: 'off',
  suspended: 'off',
};

/** How a company stands, in a word. */
export const ApplicationState = ({ state }: { state: OperatorState }) => (
  <Badge tone={tones[state]}>{useText(applicationText).states[state]}</Badge>
);
