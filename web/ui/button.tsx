import type { ComponentProps } from 'react';
import { LocalLink } from '../text/local-link.tsx';

/** go: the one call to action of a view; line: beside it; green: a quieter main action; danger: takes away. */
export type ButtonLook = 'go' | 'line' | 'green' | 'danger';

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; busy?: boolean };

/** A button; while busy it turns a spinner and takes no second press. */
export const Button = ({ look = 'go', busy = false, className = '', onClick, ...rest }: ButtonProps) => (
  <button
    className={`btn btn-${look} ${className}`}
    aria-disabled={busy || undefined}
    data-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    {...rest}
  />
);

type ButtonLinkProps = ComponentProps<typeof LocalLink> & { look?: ButtonLook };

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'go', className = '', ...rest }: ButtonLinkProps) => (
  <LocalLink className={`btn btn-${look} ${className}`} {...rest} />
);
