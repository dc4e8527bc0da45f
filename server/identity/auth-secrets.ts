/**
 * Secrets of accounts in the form that the auth library takes. secret: for data without a key version; secrets: all by
 * version, the signing one first.
 */
export type AuthSecrets = { secret: string; secrets?: { version: number; value: string }[] };

type Secrets = { secret: string; secretConfig: string | { keys: ReadonlyMap<number, string> } };

/** Returns the secrets whose signatures are accepted beside those of the signing secret. */
export const otherAcceptedSecrets = ({ secret, secretConfig }: Secrets): string[] =>
  typeof secretConfig === 'string' ? [] : [...secretConfig.keys.values()].filter((one) => one !== secret);
