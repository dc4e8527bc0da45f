import type { ComponentProps } from 'react';
import styles from './page.module.css';

type PageProps = ComponentProps<'div'> & {
  /** narrow: one subject, read in one column; medium: cards; wide: columns beside each other. */
  width: 'narrow' | 'medium' | 'wide';
};

/** Content of a page outside the desks, under its title. */
export const Page = ({ width, className = '', ...rest }: PageProps) => (
  <div className={`wrap ${styles.page} ${className}`} data-width={width} {...rest} />
);
