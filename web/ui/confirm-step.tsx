import type { ReactNode } from 'react';
import styles from './confirm-step.module.css';
import { Fold } from './fold.tsx';

type ConfirmStepProps = {
  label: string;
  /** Starts open, since its form has been submitted and answered. */
  open?: boolean;
  /** Effect of the step, and the form that performs it. */
  children: ReactNode;
};

/** Step that needs a confirmation: its button opens an explanation and the form. Works without a script. */
export const ConfirmStep = ({ label, open = false, children }: ConfirmStepProps) => (
  <Fold look="button" className={styles.step} summary={label} open={open}>
    <div className={styles.body}>{children}</div>
  </Fold>
);
