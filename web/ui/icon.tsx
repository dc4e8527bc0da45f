import { type IconName, iconPaths } from './icon-paths.ts';

export type { IconName };

type IconLooks = { size?: number; className?: string };

/** Icon in the colour of the surrounding text, on a grid of 24; it has words or a label beside it, so screen readers skip it. */
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

/** Line icon shared by pages. */
export const Icon = ({ name, ...looks }: IconLooks & { name: IconName }) => (
  <LineIcon path={iconPaths[name]} {...looks} />
);
