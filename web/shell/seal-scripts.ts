import { createHash } from 'node:crypto';
import { markedBy, scriptsAfterPaint } from './late-scripts.ts';

/** A script as a Content-Security-Policy names it: by the hash of its text. */
export const scriptHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** The texts of the inline scripts that carry the mark. */
const markedTexts = (html: string, mark: string): string[] => {
  const texts: string[] = [];
  const open = `<script${markedBy(mark)}`;
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at + 1)) {
    const from = html.indexOf('>', at) + 1;
    const text = html.slice(from, html.indexOf('</script>', from));
    if (text) texts.push(text);
  }
  return texts;
};

/**
 * Takes the mark out of a drawn page and answers the hashes of the inline scripts that carried it. The policy is not made
 * of what merely stands in the page: a script that came in as text, through a hole, has no mark, is not named, and the
 * browser refuses it.
 */
export const sealScripts = (drawn: string, mark: string): { html: string; hashes: string[] } => {
  const { html, late } = scriptsAfterPaint(drawn, mark);
  const texts = [...markedTexts(html, mark), ...(late === undefined ? [] : [late])];
  return { html: html.replaceAll(markedBy(mark), ''), hashes: texts.map(scriptHash) };
};
