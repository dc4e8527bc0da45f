/**
 * Gives a request the address that travellers use. Behind a proxy the socket knows another one, http and an inner name,
 * and the router refuses every form whose Origin is not the address of its request; refuseForeignOrigins has compared
 * Origin with the public address before.
 */
export const atPublicAddress = (request: Request, publicUrl: string): Request => {
  const { pathname, search } = new URL(request.url);
  const { method, headers, body, signal } = request;
  return new Request(new URL(pathname + search, publicUrl), {
    method,
    headers,
    signal,
    // A body that is a stream is sent while it is read.
    ...(body && { body, duplex: 'half' }),
  });
};
