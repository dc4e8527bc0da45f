/**
 * Builds something at its first use and keeps it as long as the deps live that it was built from: memory that all
 * calls of one portal share, and no other portal.
 */
export const oncePerPortal = <World extends object, Kept>(
  build: (deps: World) => Kept,
): ((deps: World) => Kept) => {
  const kept = new WeakMap<World, Kept>();
  return (deps) => {
    const known = kept.get(deps);
    if (known !== undefined) return known;
    const built = build(deps);
    kept.set(deps, built);
    return built;
  };
};
