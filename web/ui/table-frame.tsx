import type { ReactNode } from 'react';

export type TableFrameProps = {
  /** Caption for screen readers only; a table that a heading names has aria-labelledby instead. */
  caption?: string | undefined;
  /** Cells of the only row of heads. */
  heads: ReactNode;
  /** Bodies and foot. */
  children: ReactNode;
  className?: string | undefined;
  'aria-labelledby'?: string | undefined;
  'aria-busy'?: boolean | undefined;
};

/** Frame of every table: caption and heads, around bodies that each kind of table draws. */
export const TableFrame = ({ caption, heads, children, ...rest }: TableFrameProps) => (
  <table {...rest}>
    {caption && <caption className="visually-hidden">{caption}</caption>}
    <thead>
      <tr>{heads}</tr>
    </thead>
    {children}
  </table>
);
