/** The same file, for the admins. */
export { loader } from './settlement-csv.ts';
