/**
 * Makes the request of an action answer 400 where its body is not a form: that is the fault of its sender. The error
 * that the body throws would count as a bug of the page.
 */
export const withReadableForm = (request: Request): Request => {
  const read = request.formData.bind(request);
  request.formData = async () => {
    // Reading a body twice is a bug of the page.
    if (request.bodyUsed) return read();
    return read().catch(() => {
      throw new Response(null, { status: 400 });
    });
  };
  return request;
};
