/** A name that every header can carry; the full one stands beside it. */
const plainName = (fileName: string): string => fileName.replace(/[^\w.() -]/g, '_');

/** Encodes a file name but for what RFC 5987 leaves as it is in a value. */
const encodedName = (fileName: string): string =>
  encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * How a file that somebody uploaded is given out: to keep, never to be shown in a page of ours, and left in no cache.
 */
export const documentHeaders = ({
  fileName,
  contentType,
}: {
  fileName: string;
  contentType: string;
}): Record<string, string> => ({
  'content-type': contentType,
  'content-disposition': `attachment; filename="${plainName(fileName)}"; filename*=UTF-8''${encodedName(fileName)}`,
  'cache-control': 'private, no-store',
});
