import { type ComponentProps, type ReactNode, useId } from 'react';
import { Row } from './layout.tsx';
import styles from './section.module.css';

type SectionProps = Omit<ComponentProps<'section'>, 'title'> & {
  title: ReactNode;
  /** State and actions, beside the heading. */
  actions?: ReactNode;
  /** card: on a white panel of a desk, a little narrower inside than a page's. */
  look?: 'plain' | 'card';
};

/** Part of a desk's page, under a heading. */
export const Section = ({
  title,
  actions,
  look = 'card',
  className = '',
  children,
  ...rest
}: SectionProps) => {
  const id = useId();
  const heading = <h2 id={id}>{title}</h2>;
  return (
    <section
      className={`${styles[look]} ${look === 'card' ? 'card' : ''} ${className}`}
      aria-labelledby={id}
      {...rest}
    >
      {actions ? (
        <Row as="header" isSpread>
          {heading}
          {actions}
        </Row>
      ) : (
        heading
      )}
      {children}
    </section>
  );
};
