import type { ReactNode } from 'react';
import './ask-first.css';

type AskFirstProps = {
  label: string;
  /** Open from the start: where its form has been answered. */
  open?: boolean;
  /** Effect of the step, and the form that takes it. */
  children: ReactNode;
};

/** A step that is not taken by one press: its button opens what it does and asks. Works without a script. */
export const AskFirst = ({ label, open = false, children }: AskFirstProps) => (
  <details className="ask-first" open={open}>
    <summary className="btn btn-line">{label}</summary>
    <div className="ask-first-body">{children}</div>
  </details>
);
