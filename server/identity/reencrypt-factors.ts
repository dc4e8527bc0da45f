import { type SecretConfig, symmetricDecrypt, symmetricEncrypt } from 'better-auth/crypto';
import type { Tx } from '../db/database.ts';
import type { AuthSecrets } from './auth-secrets.ts';
import { readSealedFactors, writeSealedFactor } from './factor-store.ts';

/** Returns these secrets as the auth library's encryption takes them. */
const sealingOf = ({ secret, secrets }: AuthSecrets): string | SecretConfig => {
  const [signing] = secrets ?? [];
  if (!secrets || !signing) return secret;
  const keys = new Map(secrets.map(({ version, value }) => [version, value]));
  return { keys, currentVersion: signing.version, legacySecret: secret };
};

/**
 * Encrypts second factors under other secrets, before the old ones are dropped. A factor that the old secrets cannot
 * decrypt stays as it is: it was lost before. Returns how many were encrypted.
 */
export const reencryptFactors = async (tx: Tx, before: AuthSecrets, after: AuthSecrets): Promise<number> => {
  const [from, to] = [sealingOf(before), sealingOf(after)];
  const seal = async (data: string): Promise<string> =>
    symmetricEncrypt({ key: to, data: await symmetricDecrypt({ key: from, data }) });
  let sealed = 0;
  for (const factor of await readSealedFactors(tx)) {
    const [secret, backupCodes] = await Promise.all([seal(factor.secret), seal(factor.backupCodes)]).catch(
      () => [undefined, undefined],
    );
    if (!secret || !backupCodes) continue;
    await writeSealedFactor(tx, { id: factor.id, secret, backupCodes });
    sealed += 1;
  }
  return sealed;
};
