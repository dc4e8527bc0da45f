import type { ComponentProps } from 'react';
import styles from './layout.module.css';

/** Space between parts: s 8, m 14, l 20 pixels. */
export type Gap = 's' | 'm' | 'l';
type LayoutProps = ComponentProps<'div'> & { gap?: Gap };

/** Parts below each other. */
export const Stack = ({ gap = 'm', className = '', ...rest }: LayoutProps) => (
  <div className={`${styles.stack} ${className}`} data-gap={gap} {...rest} />
);

/** Parts beside each other, on as many lines as they need. */
export const Row = ({ gap = 's', className = '', ...rest }: LayoutProps) => (
  <div className={`${styles.row} ${className}`} data-gap={gap} {...rest} />
);

/** Fields of a form, two beside each other and one on a phone. */
export const FieldGrid = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${styles.fields} ${className}`} {...rest} />
);

/** Main part with a narrower one beside it, below it on a narrow screen. */
export const Columns = ({ className = '', ...rest }: ComponentProps<'div'>) => (
  <div className={`${styles.columns} ${className}`} {...rest} />
);
