/** Statement's CSV file at the admins' address. */
export { loader } from './settlement-csv.ts';
