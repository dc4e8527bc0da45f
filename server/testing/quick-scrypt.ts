import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/** Cost of a hash in tests, scrypt's N; passwords and codes of the portal take 16,384. */
const cost = 64;

const { scrypt } = crypto;

/** Hashes like node:crypto, at the cost of tests. */
const quickScrypt = (...[password, salt, length, ...rest]: unknown[]): void => {
  const [options, done] = rest.length > 1 ? rest : [{}, rest[0]];
  Reflect.apply(scrypt, crypto, [password, salt, length, { ...(options as object), N: cost }, done]);
};

// A hash keeps a core busy for a tenth of a second, so that nobody guesses passwords from a stolen database; tests make so
// many that they took a tenth of the whole run. A worker runs this once for each of its files.
if (scrypt.name !== quickScrypt.name) {
  crypto.scrypt = quickScrypt as typeof scrypt;
  syncBuiltinESMExports();
}
