import type { ComponentProps } from 'react';

/** White panel on the paper-coloured background. */
export const Card = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section className={`card ${className}`} {...rest} />
);
