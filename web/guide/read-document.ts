/** Piece of a line: plain, bold, or an address of the portal. */
export type Words = { is: 'plain' | 'strong' | 'address'; text: string };

export type Block =
  | { is: 'paragraph'; words: readonly Words[] }
  | { is: 'steps' | 'points'; items: readonly (readonly Words[])[] }
  | { is: 'picture'; alt: string; file: string };

export type Section = { id: string; title: string; blocks: readonly Block[] };
/** Document of docs/guides as a page draws it. */
export type GuideDocument = { title: string; lead: string; sections: readonly Section[] };

/** Returns the anchor of an English heading, the same as GitHub's. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z\d ]/g, '')
    .replaceAll(' ', '-');

const inLine = /\*\*(.+?)\*\*|`(\/[^`]*)`/g;

const readWords = (line: string): Words[] => {
  const words: Words[] = [];
  let end = 0;
  for (const match of line.matchAll(inLine)) {
    if (match.index > end) words.push({ is: 'plain', text: line.slice(end, match.index) });
    const [whole, strong, address] = match;
    words.push(strong ? { is: 'strong', text: strong } : { is: 'address', text: address ?? '' });
    end = match.index + whole.length;
  }
  if (end < line.length) words.push({ is: 'plain', text: line.slice(end) });
  return words;
};

const marks = { steps: /^\d+\. /, points: /^- / };

const readBlock = (text: string): Block => {
  const picture = /^!\[(.*)\]\((?:.*\/)?([^/]+)\)$/.exec(text);
  if (picture) return { is: 'picture', alt: picture[1] ?? '', file: picture[2] ?? '' };
  const lines = text.split('\n');
  for (const is of ['steps', 'points'] as const)
    if (lines.every((line) => marks[is].test(line)))
      return { is, items: lines.map((line) => readWords(line.replace(marks[is], ''))) };
  return { is: 'paragraph', words: readWords(lines.join(' ')) };
};

/**
 * Reads a document of docs/guides: a title, a paragraph about it, then sections of paragraphs, lists and pictures. No
 * other Markdown is supported. In either language the anchors of sections come from the English headings.
 */
export const readDocument = (markdown: string, english: string): GuideDocument => {
  const [head = '', ...parts] = markdown.trim().split(/\n+^## /m);
  const anchors = [...english.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => anchorOf(heading));
  const [title = '', lead = ''] = head.replace(/^# /, '').split(/\n{2,}/);
  return {
    title,
    lead,
    sections: parts.map((part, at) => {
      const [heading = '', ...blocks] = part.split(/\n{2,}/);
      return { id: anchors[at] ?? '', title: heading, blocks: blocks.map(readBlock) };
    }),
  };
};
