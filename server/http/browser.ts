/** Cookies of a request and of its answer, for use cases that sign somebody in or out. */
export type Browser = {
  headers: Headers;
  /** Sends a Set-Cookie header with the answer. */
  keep(setCookie: string): void;
};
