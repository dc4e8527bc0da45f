import { types } from 'pg';
import type { Project, Type } from 'typescript/unstable/sync';
import type { Property } from './compiler.ts';

const { BOOL, BYTEA, DATE, FLOAT8, INT2, INT4, INT8, JSONB, TEXT, TIMESTAMPTZ, UUID } = types.builtins;
const typeNames = new Map(Object.entries(types.builtins).map(([name, oid]) => [oid, name.toLowerCase()]));
const elements = new Map([
  [1000, BOOL],
  [1005, INT2],
  [1007, INT4],
  [1009, TEXT],
  [1016, INT8],
  [1022, FLOAT8],
  [1182, DATE],
  [1185, TIMESTAMPTZ],
  [2951, UUID],
]);

/** Lists differences between declared columns and the database's, given by name and type. `partly`: it may have more. */
export function differences(
  project: Project,
  declared: ReadonlyMap<string, Property>,
  actual: ReadonlyMap<string, number>,
  partly = false,
): string[] {
  const found: string[] = [];
  for (const [name, { type, isOptional }] of declared) {
    const oid = actual.get(name);
    if (oid === undefined && !isOptional) found.push(`${name} is declared only`);
    if (oid !== undefined && !fits(project, type, oid))
      found.push(`${name} is ${typeNames.get(oid) ?? oid}, not ${project.checker.typeToString(type)}`);
  }
  for (const name of actual.keys()) if (!partly && !declared.has(name)) found.push(`${name} is not declared`);
  return found;
}

/** Tells whether a declared type, apart from null, matches what the driver makes of a type of PostgreSQL. */
function fits(project: Project, declared: Type, oid: number): boolean {
  const { checker } = project;
  const type = checker.getNonNullableType(declared) ?? declared;
  const name = type.getSymbol()?.name ?? '';
  const element = elements.get(oid);
  if (element) {
    const [one] = checker.isArrayType(type) && type.isTypeReference() ? checker.getTypeArguments(type) : [];
    return one !== undefined && fits(project, one, element);
  }
  if (oid === types.builtins.JSON || oid === JSONB) return name !== 'Date';
  if (oid === TIMESTAMPTZ) return name === 'Date';
  if (oid === BYTEA) return ['Buffer', 'Uint8Array'].includes(name);
  if (oid === BOOL) return checker.isTypeAssignableTo(type, checker.getBooleanType());
  const isNumber = [INT2, INT4, INT8, FLOAT8].includes(oid);
  return checker.isTypeAssignableTo(type, isNumber ? checker.getNumberType() : checker.getStringType());
}
