import type { ComponentProps, ReactNode } from 'react';
import { AskFirst } from '../ui/ask-first.tsx';
import { ActionForm } from './action-form.tsx';

type AskFormProps<Typed> = ComponentProps<typeof ActionForm<Typed>> & {
  label: string;
  /** Effect of the step. */
  effect: ReactNode;
};

/** A step that asks first: its button opens what it does and the form that takes it; open once it was refused. */
export const AskForm = <Typed,>({ label, effect, ...form }: AskFormProps<Typed>) => (
  <AskFirst label={label} open={form.answer !== undefined}>
    <p className="small">{effect}</p>
    <ActionForm {...form} />
  </AskFirst>
);
