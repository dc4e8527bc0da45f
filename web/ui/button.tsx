import type { ComponentProps } from 'react';
import { LocalLink } from '../text/local-link.tsx';

/**
 * go: the one call to action of a view; line: secondary, beside it; green: a quieter main action; danger: removes
 * something.
 */
export type ButtonLook = 'go' | 'line' | 'green' | 'danger';

type Looks = {
  look?: ButtonLook;
  /** Smaller size, beside the text of a list or a heading. */
  small?: boolean;
};
type ButtonProps = ComponentProps<'button'> & Looks & { busy?: boolean };

/** Button; while busy it shows a spinner and ignores presses. */
export const Button = ({
  look = 'go',
  small,
  busy = false,
  className = '',
  onClick,
  ...rest
}: ButtonProps) => (
  <button
    className={`btn btn-${look} ${className}`}
    data-small={small}
    aria-disabled={busy || undefined}
    data-busy={busy || undefined}
    onClick={busy ? (event) => event.preventDefault() : onClick}
    {...rest}
  />
);

type ButtonLinkProps = ComponentProps<typeof LocalLink> & Looks;

/** A link that looks like a button. */
export const ButtonLink = ({ look = 'go', small, className = '', ...rest }: ButtonLinkProps) => (
  <LocalLink className={`btn btn-${look} ${className}`} data-small={small} {...rest} />
);
