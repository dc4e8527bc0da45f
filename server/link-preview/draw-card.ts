import sharp from 'sharp';
import { DrawCardInput } from '@poth/domain/link-preview/input.ts';
import { call } from '../call.ts';
import { viewRoute } from '../search/view-route.ts';
import { cardSvg, type CardText } from './card-svg.ts';
import { cardText } from './card-text.ts';

/** Most cards in the cache, by their latest use. */
const mostKept = 200;

/** Caches pictures by their text: the same text is drawn once. */
const keepDrawings = () => {
  const kept = new Map<string, Promise<Uint8Array>>();
  return (text: CardText): Promise<Uint8Array> => {
    const key = JSON.stringify(text);
    const drawn =
      kept.get(key) ??
      sharp(Buffer.from(cardSvg(text)))
        .png({ palette: true })
        .toBuffer();
    kept.delete(key);
    kept.set(key, drawn);
    drawn.catch(() => kept.delete(key));
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return drawn;
  };
};

const drawing = keepDrawings();

/**
 * Draws the card that social networks show beside a link, a PNG of 1200 × 630: of a route by its slug, or of the whole
 * portal without one. Undefined for a slug that names no route with coaches.
 */
export const drawCard = call(
  { gate: 'everybody', input: DrawCardInput, unreadable: 'not-found' },
  async function drawCard({ deps, actor }, { slug, language }): Promise<Uint8Array | undefined> {
    if (slug === null) return drawing(cardText(undefined, language));
    const answer = await viewRoute({ deps, actor }, slug);
    return answer.kind === 'found' ? drawing(cardText(answer.route, language)) : undefined;
  },
);
