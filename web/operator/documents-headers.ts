/** Replaces the characters that a plain header cannot carry; the full name goes with it as `filename*`. */
const plainName = (fileName: string): string => fileName.replace(/[^\w.() -]/g, '_');

/** Percent-encodes a file name for an extended header value (RFC 5987). */
const encodedName = (fileName: string): string =>
  encodeURIComponent(fileName).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Builds the headers for an uploaded file: always a download, never shown as a page of ours, and stored in no cache. */
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
