import { createHash } from 'node:crypto';
import { markAttribute, deferScripts } from './late-scripts.ts';

/** Hash of a script's text, as a Content-Security-Policy names it. */
export const scriptHash = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Texts of the inline scripts that carry the mark. */
const markedTexts = (html: string, mark: string): string[] => {
  const texts: string[] = [];
  const open = `<script${markAttribute(mark)}`;
  for (let at = html.indexOf(open); at >= 0; at = html.indexOf(open, at + 1)) {
    const from = html.indexOf('>', at) + 1;
    const text = html.slice(from, html.indexOf('</script>', from));
    if (text) texts.push(text);
  }
  return texts;
};

/**
 * Removes the mark from a rendered page and returns the hashes of the inline scripts that carried it. A script without
 * the mark, injected as text through a hole, is not in the policy, and the browser refuses it.
 */
export const sealScripts = (drawn: string, mark: string): { html: string; hashes: string[] } => {
  const { html, late } = deferScripts(drawn, mark);
  const texts = [...markedTexts(html, mark), ...(late === undefined ? [] : [late])];
  return { html: html.replaceAll(markAttribute(mark), ''), hashes: texts.map(scriptHash) };
};
