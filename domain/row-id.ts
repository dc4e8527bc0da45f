import { z } from 'zod';

/**
 * Id of a row, in small letters as the database writes it: a name made from it, of a log or of a limit, is the same
 * however a client writes the id.
 */
export const RowId = z.uuid().toLowerCase();
