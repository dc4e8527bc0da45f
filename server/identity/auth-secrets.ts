/**
 * Secrets of accounts as the library takes them: secret of what carries no version, and all by version, the signing one
 * first.
 */
export type AuthSecrets = { secret: string; secrets?: { version: number; value: string }[] };

type Secrets = { secret: string; secretConfig: string | { keys: ReadonlyMap<number, string> } };

/** Secrets whose signatures count beside the one that signs now. */
export const secretsBeside = ({ secret, secretConfig }: Secrets): string[] =>
  typeof secretConfig === 'string' ? [] : [...secretConfig.keys.values()].filter((one) => one !== secret);
