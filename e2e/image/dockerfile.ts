/** Step of a Dockerfile: COPY, say, and its arguments. */
export type Instruction = { name: string; rest: string };

/** Reads the instructions of a Dockerfile; a line that ends with \ continues on the next. */
export const readDockerfile = (text: string): Instruction[] =>
  text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name = '', rest = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? [];
      return { name, rest };
    });

/** Parts of a COPY. from: the stage to copy from; undefined is the project. */
export type Copy = { from: string | undefined; sources: string[]; target: string };

export const readCopy = (rest: string): Copy => {
  const [, from, paths = ''] = /^(?:--from=(\S+)\s+)?(.*)$/.exec(rest) ?? [];
  const sources = paths.split(/\s+/);
  const target = sources.pop() ?? '';
  return { from, sources, target };
};

/** Returns a test of file names that a build ignores; a pattern is a name in any folder, or the ending of names. */
export const readIgnored = (text: string): ((name: string) => boolean) => {
  const patterns = text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.replace('**/', ''));
  return (name) =>
    patterns.some((pattern) =>
      pattern.startsWith('*') ? name.endsWith(pattern.slice(1)) : name === pattern,
    );
};
