import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

type IconProps = { name: IconName; size?: number; className?: string };

/** A line icon in the colour of the text around it; always beside words or a label, so hidden from readers. */
export const Icon = ({ name, size = 22, className }: IconProps) => (
  <svg
    className={className}
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.9"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={iconPaths[name]} />
  </svg>
);
