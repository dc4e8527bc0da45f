import type { ReactNode } from 'react';
import './confirm-step.css';

type AskFirstProps = {
  label: string;
  /** Starts open, since its form has been submitted and answered. */
  open?: boolean;
  /** Effect of the step, and the form that performs it. */
  children: ReactNode;
};

/** Step that needs a confirmation: its button opens an explanation and the form. Works without a script. */
export const ConfirmStep = ({ label, open = false, children }: AskFirstProps) => (
  <details className="ask-first" open={open}>
    <summary className="btn btn-line">{label}</summary>
    <div className="ask-first-body">{children}</div>
  </details>
);
