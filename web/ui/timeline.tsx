import type { ComponentProps } from 'react';
import styles from './timeline.module.css';

/** Stops or events in their order, as dots on a dashed line; an entry with `data-reached` has its dot filled. */
export const Timeline = ({ className = '', ...rest }: ComponentProps<'ol'>) => (
  <ol className={`${styles.timeline} ${className}`} {...rest} />
);
