export function findChromium(): string | undefined;
export function installTestTools(
  log: (line: string) => void,
  needed: { redis?: boolean; browser?: boolean },
): Promise<void>;
export function requireJourneyTools(): void;
