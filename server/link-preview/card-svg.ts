import { letters, lettersWithin } from './letters.ts';

/** Text of a card: a name on top, one or two large lines tied by the dotted road, and a line of facts. */
export type CardText = { brand: string; lines: readonly [string] | readonly [string, string]; facts: string };

const cardSize = { width: 1200, height: 630 };

const margin = 80;
const most = cardSize.width - 2 * margin;
/** Greatest width of the facts, so that they end before the sun. */
const mostFacts = 880;

const at = (x: number, y: number, colour: string, path: string): string =>
  `<g transform="translate(${x} ${y})" fill="${colour}">${path}</g>`;

const mark = `<g transform="translate(${margin} 64) scale(1.9)"><rect width="34" height="34" rx="10" fill="#ffb92e"/>
  <path d="M9 27c0-7 16-6 16-13 0-5-6-6-8-7" fill="none" stroke="#06281d" stroke-width="4.4" stroke-linecap="round"/>
  <path d="M9 27c0-7 16-6 16-13 0-5-6-6-8-7" fill="none" stroke="#fff" stroke-width="1.1" stroke-dasharray="2.2 2.4"/>
  <circle cx="9" cy="27" r="2.6" fill="#06281d"/></g>`;

const coach = `<g transform="translate(905 452) scale(1.05)">
  <rect width="170" height="58" rx="12" fill="#f4efe2"/>
  <path d="M0 34h170v14a10 10 0 0 1-10 10H10A10 10 0 0 1 0 48Z" fill="#d92d3a"/>
  <path d="M0 34h170" stroke="#ffb92e" stroke-width="4"/>
  <g fill="#0e4c37"><rect x="12" y="9" width="24" height="18" rx="4"/><rect x="41" y="9" width="24" height="18" rx="4"/>
  <rect x="70" y="9" width="24" height="18" rx="4"/><rect x="99" y="9" width="24" height="18" rx="4"/>
  <path d="M129 9h26q7 0 8 8l2 13h-36Z"/></g>
  <g fill="#0b1712"><circle cx="36" cy="59" r="12"/><circle cx="134" cy="59" r="12"/></g>
  <g fill="#cfc5b0"><circle cx="36" cy="59" r="5"/><circle cx="134" cy="59" r="5"/></g></g>`;

const scene = `<circle cx="1080" cy="340" r="62" fill="#ffb92e"/>
  <path d="M0 470C150 420 250 490 392 448S640 402 780 448s260 40 420-28v210H0Z" fill="#0a3a2a"/>
  <path d="M0 512c190-44 320 16 500-16s320-46 480-4 170 20 220 2v136H0Z" fill="#0e4c37"/>
  <path d="M0 548c250-32 430 16 670-10s350-18 530 6v86H0Z" fill="#12261f"/>
  <path d="M0 562c250-32 430 16 670-10s350-18 530 6" fill="none" stroke="#ffb92e" stroke-width="4" stroke-dasharray="28 20"/>`;

/** The road from the one line to the other: two stops and the dots between them. */
const road = (top: number, bottom: number): string =>
  `<path d="M${margin + 14} ${top + 22}V${bottom - 22}" stroke="#ffb92e" stroke-width="6" stroke-linecap="round" stroke-dasharray="1 15"/>
  <circle cx="${margin + 14}" cy="${top}" r="12" fill="none" stroke="#ffb92e" stroke-width="6"/>
  <circle cx="${margin + 14}" cy="${bottom}" r="12" fill="#ffb92e"/>`;

/** A card of 1200 × 630 as SVG without any text element: letters are outlines. */
export const cardSvg = ({ brand, lines, facts }: CardText): string => {
  const [first, second] = lines;
  const name = letters(brand, { size: 44, weight: 800 });
  const indent = second === undefined ? 0 : 62;
  const top = lettersWithin(first, { size: 92, weight: 800 }, most - indent);
  const bottom =
    second === undefined ? undefined : lettersWithin(second, { size: 92, weight: 800 }, most - indent);
  const said = lettersWithin(facts, { size: 36, weight: 600 }, mostFacts);
  const parts = [
    `<rect width="1200" height="630" fill="#06281d"/>`,
    scene,
    coach,
    mark,
    at(margin + 84, 111, '#ffffff', name.path),
    at(margin + indent, 252, '#ffffff', top.path),
    bottom ? road(252 - 28, 364 - 28) + at(margin + indent, 364, '#ffffff', bottom.path) : '',
    at(margin, bottom ? 432 : 328, '#ffcf6b', said.path),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${parts.join('')}</svg>`;
};
