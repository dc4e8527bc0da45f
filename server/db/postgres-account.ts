import { spawnSync } from 'node:child_process';
import { chownSync, lchownSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../start/refusal.ts';

/** Account that runs PostgreSQL's programs: command prefix, user and group of the process, and required owner of the files. */
export type PostgresAccount = {
  prefix: string[];
  spawn: { uid?: number; gid?: number };
  owner?: { uid: number; gid: number };
};

/**
 * Chooses the account that runs PostgreSQL, which refuses to run as root. An ordinary user runs it under their own
 * account. Root takes the first of these that can enter `folder` and run `program`: the user postgres or nobody; root
 * seen as nobody inside a user namespace (where others may not enter the folder); nobody with the capability to pass
 * closed folders (where user namespaces are forbidden, as in many containers).
 */
export function choosePostgresAccount(folder: string, program: string): PostgresAccount {
  if (process.getuid?.() !== 0) return { prefix: [], spawn: {} };
  const found = rootCandidates().find((account) => canRun(account, folder, program));
  if (found) return found;
  throw new Refusal(
    `PostgreSQL does not run as root, and no other account can use ${folder}. ` +
      'Start as an ordinary user, or set DATABASE_URL.',
  );
}

/** Gives a folder and all that is in it to the account, unless it has it already. */
export function changeOwner(account: PostgresAccount, folder: string): void {
  const { owner } = account;
  if (!owner || statSync(folder).uid === owner.uid) return;
  for (const entry of readdirSync(folder, { recursive: true }))
    lchownSync(join(folder, String(entry)), owner.uid, owner.gid);
  // The folder itself comes last: until it has the new owner, an interrupted change is repeated.
  chownSync(folder, owner.uid, owner.gid);
}

function rootCandidates(): PostgresAccount[] {
  const known = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const users = ['postgres', 'nobody'].flatMap((name) => {
    const line = known.find((fields) => fields[0] === name);
    return line ? [{ uid: Number(line[2]), gid: Number(line[3]) }] : [];
  });
  const nobody = users.at(-1) ?? { uid: 65534, gid: 65534 };
  return [
    ...users.map((user) => ({ prefix: [], spawn: user, owner: user })),
    {
      prefix: ['unshare', '--user', '--map-user=65534', '--map-group=65534', '--'],
      spawn: {},
      owner: { uid: 0, gid: 0 },
    },
    {
      prefix: [
        'setpriv',
        `--reuid=${nobody.uid}`,
        `--regid=${nobody.gid}`,
        '--clear-groups',
        '--inh-caps=+dac_override',
        '--ambient-caps=+dac_override',
        '--',
      ],
      spawn: {},
      owner: nobody,
    },
  ];
}

function canRun(account: PostgresAccount, folder: string, program: string): boolean {
  const script = 'test "$(id -u)" != 0 && cd "$0" && exec "$1" --version';
  const [command, ...args] = [...account.prefix, '/bin/sh', '-c', script, folder, program];
  return spawnSync(command!, args, { ...account.spawn, cwd: '/', stdio: 'ignore' }).status === 0;
}
