/** The cookies of a request and of its answer: what a use case needs that signs somebody in or out. */
export type Browser = {
  headers: Headers;
  /** Sends a Set-Cookie header with the answer. */
  keep(setCookie: string): void;
};
