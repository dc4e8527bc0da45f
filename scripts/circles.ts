/** Finds the cycles of a graph, each as its node names (Tarjan's strongly connected components). */
export const circlesOf = (graph: ReadonlyMap<string, readonly string[]>): string[][] => {
  const index = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const circles: string[][] = [];
  const visit = (name: string): void => {
    const own = index.size;
    index.set(name, own);
    lowest.set(name, own);
    stack.push(name);
    for (const next of graph.get(name) ?? []) {
      if (!index.has(next)) visit(next);
      // A node that is off the stack belongs to a component that is complete already.
      if (stack.includes(next)) lowest.set(name, Math.min(lowest.get(name) ?? own, lowest.get(next) ?? own));
    }
    if (lowest.get(name) !== own) return;
    const circle = stack.splice(stack.indexOf(name));
    if (circle.length > 1) circles.push(circle.toReversed());
  };
  for (const name of graph.keys()) if (!index.has(name)) visit(name);
  return circles;
};
