export function findChromium(): string | undefined;
export function installTestTools(log: (line: string) => void): Promise<void>;
