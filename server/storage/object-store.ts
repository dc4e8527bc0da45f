/** Uploaded files by key, behind an interface: a folder of this machine, or any other place that keeps objects. */
export type ObjectStore = {
  put(key: string, content: Uint8Array): Promise<void>;
  /** Returns undefined where there is no such object. */
  get(key: string): Promise<Uint8Array | undefined>;
  /** Lists every key, in no order. */
  list(): AsyncIterable<string>;
};
