import type { ProblemNote } from '@poth/domain/problem.ts';
import { useState, useSyncExternalStore } from 'react';
import { PasskeyRefusal } from './passkey-ask.ts';

const never = () => () => {};

/** Tells whether this browser can make and use passkeys; undefined until our script runs there. */
export const useCanPasskey = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(
    never,
    () => 'PublicKeyCredential' in window,
    () => undefined,
  );

/** Tells whether the person has dismissed the device's prompt, which is no failure. */
const isCalledOff = (thrown: unknown): boolean =>
  thrown instanceof Error && ['NotAllowedError', 'AbortError'].includes(thrown.name);

type Failure = { problem: ProblemNote } | { unreached: true };

/**
 * Runs a passkey ceremony with the device, one at a time. otherwise: problem to show when the device itself fails.
 * Returns whether one is running, why the last one failed, and the function that begins one.
 */
export const useCeremony = (talk: () => Promise<void>, otherwise: ProblemNote) => {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const begin = async () => {
    setBusy(true);
    setFailure(undefined);
    try {
      await talk();
    } catch (thrown) {
      if (isCalledOff(thrown)) return;
      if (thrown instanceof TypeError) setFailure({ unreached: true });
      else setFailure({ problem: thrown instanceof PasskeyRefusal ? thrown.problem : otherwise });
    } finally {
      setBusy(false);
    }
  };
  return { busy, failure, begin };
};
