const isDecodable = (segment: string): boolean => {
  try {
    decodeURIComponent(segment);
    return true;
  } catch {
    return false;
  }
};

/** Escapes the segments of a path that nobody can decode: the router would log each, as it was typed, in lines of its own. */
const decodable = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')))
    .join('/');

/**
 * Gives a request its public address. Behind a proxy the socket has another one, with http and an internal name, and
 * the router refuses every form whose Origin differs from the address of its request; `refuseForeignOrigins` has
 * compared Origin with the public address before.
 */
export const atPublicAddress = (request: Request, publicUrl: string): Request => {
  const { pathname, search } = new URL(request.url);
  const { method, headers, body, signal } = request;
  const address = new URL(publicUrl);
  // Set part by part: read as one text, a path that begins with two slashes would name another host.
  address.pathname = decodable(pathname);
  address.search = search;
  return new Request(address, {
    method,
    headers,
    signal,
    // A streamed body needs this to be sent while it is read.
    ...(body && { body, duplex: 'half' }),
  });
};
