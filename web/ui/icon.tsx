import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

type IconLooks = { size?: number; className?: string };

/** Strokes in the colour of the text around them, on a grid of 24; beside words or a label, so hidden from readers. */
export const LineIcon = ({ path, size = 22, className }: IconLooks & { path: string }) => (
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
    <path d={path} />
  </svg>
);

/** A line icon that pages share. */
export const Icon = ({ name, ...looks }: IconLooks & { name: IconName }) => (
  <LineIcon path={iconPaths[name]} {...looks} />
);
