/** Installs exactly the packages of a folder's lock file, the root's by default, unless they are installed. */
export function installPackages(log: (line: string) => void, folder?: string): Promise<void>;
