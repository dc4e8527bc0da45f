import { fileURLToPath } from 'node:url';
import { type SourceFile } from 'typescript/unstable/ast';
import { isTypeAliasDeclaration } from 'typescript/unstable/ast/is';
import { API, type Project, SymbolFlags, type Type } from 'typescript/unstable/sync';

const root = fileURLToPath(new URL('../../..', import.meta.url));

export type Compiler = { project: Project; close(): void };

/** Opens this project in the compiler, which gives access to syntax and types until it is closed. */
export function openCompiler(): Compiler {
  const api = new API({ cwd: root });
  const project = api.updateSnapshot({ openProjects: [`${root}tsconfig.json`] }).getProjects()[0];
  if (!project) throw new Error(`no project in ${root}`);
  return { project, close: () => api.close() };
}

/** The sources of the server that run in production, by their paths in the repository. */
export function serverSources({ program }: Project): Map<string, SourceFile> {
  const paths = program
    .getSourceFileNames()
    .map((name) => name.slice(root.length))
    .filter((path) => /^server\/(?!node_modules|testing)(?!.*\.test\.ts$)/.test(path));
  return new Map(paths.map((path) => [path, program.getSourceFile(root + path)!]));
}

/** A type that a file declares. */
export function typeIn({ program, checker }: Project, path: string, name: string): Type {
  for (const statement of program.getSourceFile(root + path)?.statements ?? [])
    if (isTypeAliasDeclaration(statement) && statement.name.text === name)
      return checker.getTypeAtLocation(statement.name)!;
  throw new Error(`no type ${name} in ${path}`);
}

export type Property = { type: Type; isOptional: boolean };

/** The properties of a type, by name. */
export function propertiesOf({ checker }: Project, of: Type): Map<string, Property> {
  const symbols = checker.getPropertiesOfType(of);
  const types = checker.getTypeOfSymbol(symbols);
  return new Map(
    symbols.map(({ name, flags }, place) => [
      name,
      { type: types[place]!, isOptional: (flags & SymbolFlags.Optional) !== 0 },
    ]),
  );
}
