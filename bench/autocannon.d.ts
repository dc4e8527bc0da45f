/** Types for the part of autocannon 9 that the benchmark uses; the package has none. */
declare module 'autocannon' {
  type Request = { method?: string; path: string; headers?: Record<string, string> };
  type Client = { setRequests(requests: Request[]): void };
  type Options = {
    url: string;
    connections: number;
    /** Seconds. */
    duration: number;
    requests: Request[];
    setupClient: (client: Client) => void;
  };
  type Run = Promise<unknown> & {
    on(event: 'response', heard: (client: Client, status: number, bytes: number, ms: number) => void): Run;
    on(event: 'reqError', heard: (error: Error) => void): Run;
  };
  export default function autocannon(options: Options): Run;
}
