import { useMatches } from 'react-router';
import measureScript from './measure.js?url';

/**
 * Script that measures one view of the page in so many. Only the server draws it: a page with a framework has it fetched by a
 * script that it has anyway, where chance says so (late-scripts.ts); one that is read only has this tag.
 */
export const MeasureScript = ({ oneIn }: { oneIn: number | undefined }) => {
  const page = useMatches().at(-1)?.id.replace(/^bn /, '');
  return import.meta.env.SSR && oneIn ? (
    <script async fetchPriority="low" src={measureScript} data-page={page} data-one-in={oneIn} />
  ) : null;
};
