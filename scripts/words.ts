/** First words after which a stranger has to guess what a comment is about: a verb or a noun says it. */
const headless =
  /^(What|Who|Whoever|Whom|Whose|One (that|who)|So many|Nobody|Somebody|Everybody|Anybody|Everything|Those|Said|Stands)\b/;
const headlessFile = /^(for-a|what|who|whose|so|nobody|somebody|everything)-/;

/** Comments in blocks, and of `//` the first line of each row; `//` behind code is a note of one line. */
const openings = /\/\*\*?[\s*]*([^\n]*)|^(?<!^[ \t]*\/\/[^\n]*\n)[ \t]*\/\/[ \t]*([^\n]*)/gm;

export type Headless = { line: number; says: string };

/** Finds the comments of a source that begin with such words. */
export const headlessComments = (source: string): Headless[] =>
  [...source.matchAll(openings)].flatMap((found) => {
    const says = (found[1] ?? found[2] ?? '').trim();
    if (!headless.test(says)) return [];
    return [{ line: source.slice(0, found.index + found[0].length).split('\n').length, says }];
  });

/** Columns of the widest line of a comment: the formatter breaks code, and leaves comments as they are. */
export const widestComment = 130;
const commentLine = /^\s*(?:\{?\/\*|\*|\/\/)/;

/** Finds the lines of comments, by their numbers, that are wider than a window beside another. */
export const wideComments = (source: string): number[] =>
  source
    .split('\n')
    .flatMap((line, at) =>
      line.length > widestComment && commentLine.test(line) && !line.includes('oxlint-disable')
        ? [at + 1]
        : [],
    );

/** Tells whether a file is named by such a word: for-a-minute.ts. */
export const isHeadlessFile = (name: string): boolean => headlessFile.test(name);

const englishTexts = /\ben: (?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
/** Names of code: FailingMessage, farePaisa. */
const codeName = /\b[A-Z]?[a-z]{2,}(?:[A-Z][a-z]+)+\b/;
const brands = /\b(WhatsApp|MasterCard|JavaScript)\b/g;

/** Finds names of code in the English texts of a source, where a renaming has changed what people read. */
export const namesInTexts = (source: string): string[] =>
  [...source.matchAll(englishTexts)].flatMap((found) => {
    const text = (found[1] ?? found[2] ?? '').replaceAll(/\$?\{[^}]*\}/g, '').replaceAll(brands, '');
    return codeName.exec(text)?.[0] ?? [];
  });
