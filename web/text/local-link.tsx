import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { localPath, useLanguage } from './language.ts';

type LocalLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** Link to an address of the specification that keeps the language of the page. */
export const LocalLink = ({ to, ...rest }: LocalLinkProps) => (
  <Link to={localPath(useLanguage(), to)} {...rest} />
);
