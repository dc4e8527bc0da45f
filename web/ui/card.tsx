import type { ComponentProps } from 'react';

/** A white panel on the paper ground. */
export const Card = ({ className = '', ...rest }: ComponentProps<'section'>) => (
  <section className={`card ${className}`} {...rest} />
);
