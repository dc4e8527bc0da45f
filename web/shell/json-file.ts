/** Download of a JSON document that is written piece by piece, as poth-….json, never cached. */
export const jsonFile = (name: string, pieces: AsyncGenerator<string>): Response => {
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    pull: async (controller) => {
      const { value, done } = await pieces.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    // A cancelled download stops reading from the database.
    cancel: async () => void (await pieces.return(undefined)),
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': `attachment; filename="poth-${name}.json"`,
      'cache-control': 'private, no-store',
    },
  });
};
