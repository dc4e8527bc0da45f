/** First words that leave a stranger guessing at the subject of a comment; a verb or a noun names it. */
const headless =
  /^(What|Who|Whoever|Whom|Whose|One (that|who)|So many|Nobody|Somebody|Everybody|Anybody|Everything|Those|Said|Stands)\b/;
const headlessFile = /^(for-a|what|who|whose|so|nobody|somebody|everything)-/;

/** Comments in blocks, and of rows of `//` the first line; `//` behind code is a note of one line. */
const openings = /\/\*\*?[\s*]*([^\n]*)|^(?<!^[ \t]*\/\/[^\n]*\n)[ \t]*\/\/[ \t]*([^\n]*)/gm;

export type Headless = { line: number; says: string };

/** Finds the comments of a source that begin with such words. */
export const headlessComments = (source: string): Headless[] =>
  [...source.matchAll(openings)].flatMap((found) => {
    const says = (found[1] ?? found[2] ?? '').trim();
    if (!headless.test(says)) return [];
    return [{ line: source.slice(0, found.index + found[0].length).split('\n').length, says }];
  });

/** Maximum width of a comment in columns: the formatter wraps code, but not comments. */
export const widestComment = 130;
const commentLine = /^\s*(?:\{?\/\*|\*|\/\/)/;

/** Finds the numbers of comment lines that are wider than `widestComment`. */
export const wideComments = (source: string): number[] =>
  source
    .split('\n')
    .flatMap((line, at) =>
      line.length > widestComment && commentLine.test(line) && !line.includes('oxlint-disable')
        ? [at + 1]
        : [],
    );

/** Returns whether a file name begins with such a word: for-a-minute.ts. */
export const isHeadlessFile = (name: string): boolean => headlessFile.test(name);

const englishTexts = /\ben: (?:'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`)/g;
/** Identifiers of code: FailingMessage, farePaisa. */
const codeName = /\b[A-Z]?[a-z]{2,}(?:[A-Z][a-z]+)+\b/;
const brands = /\b(WhatsApp|MasterCard|JavaScript)\b/g;

/** Finds identifiers in the English texts of a source, left by a renaming that changed what people read. */
export const namesInTexts = (source: string): string[] =>
  [...source.matchAll(englishTexts)].flatMap((found) => {
    const text = (found[1] ?? found[2] ?? '').replaceAll(/\$?\{[^}]*\}/g, '').replaceAll(brands, '');
    return codeName.exec(text)?.[0] ?? [];
  });
