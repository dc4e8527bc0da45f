import { useMatches } from 'react-router';
import measureScript from './measure.js?url';

/**
 * Script that measures one of `oneIn` page views. Only the server renders it: in a page with a framework an existing
 * script loads it at random (late-scripts.ts); a page that is only read has just this tag.
 */
export const MeasureScript = ({ oneIn }: { oneIn: number | undefined }) => {
  const page = useMatches().at(-1)?.id.replace(/^bn /, '');
  return import.meta.env.SSR && oneIn ? (
    <script async fetchPriority="low" src={measureScript} data-page={page} data-one-in={oneIn} />
  ) : null;
};
