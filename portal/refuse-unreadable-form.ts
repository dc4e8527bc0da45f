/**
 * Changes a request so that reading its form answers 400 where the body is none: that is the fault of its sender. The
 * error that the body throws would count as a bug of the page.
 */
export const refuseUnreadableForm = (request: Request): void => {
  const read = request.formData.bind(request);
  request.formData = async () => {
    // Reading a body twice is a bug of the page.
    if (request.bodyUsed) return read();
    return read().catch(() => {
      throw new Response(null, { status: 400 });
    });
  };
};
