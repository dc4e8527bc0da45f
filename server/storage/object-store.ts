/** Files that people give us, by key, behind an interface: a folder of this machine, or any other place that keeps objects. */
export type ObjectStore = {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Undefined where there is none. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Every key, in no order. */
  list(): AsyncIterable<string>;
};
