import type { ComponentProps, ReactNode } from 'react';
import { ConfirmStep } from '../ui/confirm-step.tsx';
import { ActionForm } from './action-form.tsx';

type ConfirmFormProps<Typed> = ComponentProps<typeof ActionForm<Typed>> & {
  label: string;
  /** Explanation of the step's effect, where its fields do not tell it. */
  effect?: ReactNode;
};

/** Step that needs a confirmation: its button opens the explanation and the form; starts open after a refusal. */
export const ConfirmForm = <Typed,>({ label, effect, ...form }: ConfirmFormProps<Typed>) => (
  <ConfirmStep label={label} open={form.answer !== undefined}>
    {effect && <p className="small">{effect}</p>}
    <ActionForm {...form} />
  </ConfirmStep>
);
