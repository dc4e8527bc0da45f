import { randomUUID } from 'node:crypto';
import { by, type CasesOf } from './case.ts';

/** The names on a ticket are for its holder. */
export const renamingCases: CasesOf<'renaming'> = {
  viewRenaming: by('owner')(({ renaming }, { actor }, { pnr }) => renaming.viewRenaming(actor, pnr)),
  renamePassenger: by('owner')(
    ({ renaming }, { actor }, { pnr }) =>
      renaming.renamePassenger(actor, {
        pnr,
        seatNo: 'A1',
        name: '',
        phone: '',
        gender: null,
        key: randomUUID(),
      }),
    'name: name-missing',
  ),
};
