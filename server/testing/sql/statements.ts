import type { ArrowFunction, Expression, Node } from 'typescript/unstable/ast';
import {
  isBlock,
  isBindingElement,
  isCallExpression,
  isFunctionDeclaration,
  isIdentifier,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isStringLiteral,
  isTaggedTemplateExpression,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import type { Type } from 'typescript/unstable/sync';
import { type Compiler, propertiesOf, type Property, serverSources } from './compiler.ts';
import { Follower, type Bound } from './follow.ts';
import { FragmentReader, isSql, OnlyARunCanTell, value } from './fragments.ts';
import { names } from './names.ts';

/**
 * A statement of the sources, in each of its variants, with the row that is declared for its result. `isFragment`: it
 * belongs to a statement of a query builder, and only its `sql` part is read.
 */
export type Statement = {
  at: string;
  texts: string[];
  row: Map<string, Property> | undefined;
  isFragment: boolean;
};

/**
 * Reads the raw statements of the server, and the fragments passed to query builders, from its sources. `untold`:
 * places whose text is known only at run time.
 */
export function readStatements({ project }: Compiler): { statements: Statement[]; untold: string[] } {
  const { checker } = project;
  const sources = [...serverSources(project)].filter(([, { text }]) => text.includes('sql'));
  const nodes = new Map(sources.map(([path, source]) => [path, descendants(source)]));
  const assumed = new Map<Node, Bound>();
  const follower = new Follower(checker, assumed);
  const reader = new FragmentReader(checker, follower);
  const calls = [...nodes.values()].flat().filter(isCallExpression);
  const statements: Statement[] = [];
  const untold: string[] = [];
  const executedFragments = new Set<Node>();

  const add = (at: string, fragment: Node, row: Statement['row'], tables = '') => {
    const around = (text: string) => (tables ? `select (${text}) as value from ${tables}` : text);
    try {
      // A bare value has the type of the column to which it is assigned.
      const texts = readWithCallers({ node: fragment, scope: new Map() }).filter((text) => text !== value);
      statements.push({
        at,
        texts: texts.map((text) => numbered(around(text))),
        row,
        isFragment: tables !== '',
      });
    } catch (thrown) {
      if (!(thrown instanceof OnlyARunCanTell)) throw thrown;
      untold.push(at);
    }
  };
  for (const [path, all] of nodes)
    for (const node of all) {
      const at = `${path}: ${nameAround(node)}`;
      const executed = executedBy(node);
      const tables = tablesAround(node);
      if (executed && isRaw(executed)) {
        executedFragments.add(follower.follow({ node: executed, scope: new Map() }).node);
        add(at, executed, rowOf(executed));
      } else if (tables) {
        add(at, node, valueOf(node), tables);
      }
    }
  for (const [path, all] of nodes)
    for (const node of all)
      if (isTaggedTemplateExpression(node) && isSql(node.tag) && !executedFragments.has(node)) {
        const [row] = node.typeArguments ?? [];
        if (row && !/^(Date|boolean|number)$/.test(row.getText()))
          untold.push(`${path}: ${nameAround(node)}`);
      }
  return { statements, untold };

  function isRaw(node: Node): boolean {
    return checker.getTypeAtLocation(node)?.getSymbol()?.name === 'RawBuilder';
  }

  /** Reads the row type that a fragment declares for its result; undefined where it declares none. */
  function declaredOf(fragment: Node): Type | undefined {
    const type = checker.getTypeAtLocation(fragment);
    const [declared] = type?.isTypeReference() ? checker.getTypeArguments(type) : [];
    return declared && checker.typeToString(declared) !== 'unknown' ? declared : undefined;
  }

  function rowOf(fragment: Node): Statement['row'] {
    const type = declaredOf(fragment);
    return type && propertiesOf(project, type);
  }

  function valueOf(fragment: Node): Statement['row'] {
    const type = declaredOf(fragment);
    return type && new Map([['value', { type, isOptional: false }]]);
  }

  /** Lists the variants of a fragment; where it takes a part as an argument, with the part of each call. */
  function readWithCallers(asked: Bound): string[] {
    try {
      return reader.read(asked);
    } catch (thrown) {
      const parameter = thrown instanceof OnlyARunCanTell ? parameterAt(thrown.node) : undefined;
      const given = parameter && !assumed.has(parameter) ? argumentsOf(parameter.parent) : [];
      if (given.length === 0) throw thrown;
      const { parameters } = parameter!.parent as ArrowFunction;
      return given.flatMap((args) => {
        for (const [place, each] of parameters.entries())
          assumed.set(each, { node: args[place] ?? each.initializer ?? each, scope: new Map() });
        const texts = readWithCallers(asked);
        for (const each of parameters) assumed.delete(each);
        return texts;
      });
    }
  }

  function parameterAt(node: Node): Node | undefined {
    const declaration = isIdentifier(node) ? follower.declarationOf(node) : undefined;
    const owner = declaration && isBindingElement(declaration) ? declaration.parent.parent : declaration;
    return owner && isParameterDeclaration(owner) ? owner : undefined;
  }

  function argumentsOf(called: Node): (readonly Expression[])[] {
    const named = isVariableDeclaration(called.parent) ? called.parent : called;
    const name =
      isVariableDeclaration(named) || isFunctionDeclaration(named) ? named.name?.getText() : undefined;
    return calls
      .filter(({ expression }) => isIdentifier(expression) && expression.text === name)
      .filter(({ expression }) => follower.declarationOf(expression) === named)
      .map((call) => call.arguments);
  }
}

function descendants(node: Node): Node[] {
  const found = [node];
  node.forEachChild((child) => {
    for (const each of descendants(child)) found.push(each);
  });
  return found;
}

const executedBy = (node: Node): Expression | undefined =>
  isCallExpression(node) &&
  isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'execute'
    ? node.expression.expression
    : undefined;

/** Lists the tables of the query builder that takes a fragment, as a from clause; empty where none does. */
function tablesAround(fragment: Node): string {
  if (!isTaggedTemplateExpression(fragment) || !isSql(fragment.tag)) return '';
  for (let node = fragment.parent; node && !isBlock(node); node = node.parent) {
    if (isTaggedTemplateExpression(node)) return '';
    const tables = tablesOf(node);
    if (tables.length > 0) return tables.map((table) => names.ofColumn(table)).join(', ');
  }
  return '';
}

function tablesOf(chain: Node): string[] {
  if (!isCallExpression(chain) || !isPropertyAccessExpression(chain.expression)) return [];
  const [first] = chain.arguments;
  const { expression, name } = chain.expression;
  const isNamed = /^(selectFrom|updateTable|insertInto|deleteFrom|\w+Join)$/.test(name.text);
  return [...tablesOf(expression), ...(isNamed && first && isStringLiteral(first) ? [first.text] : [])];
}

/** Names the outermost declaration around a node. */
function nameAround(node: Node): string {
  let name = '';
  for (let around = node.parent; around; around = around.parent)
    if (isVariableDeclaration(around) || isFunctionDeclaration(around)) name = around.name?.getText() ?? name;
  return name;
}

const numbered = (text: string): string => {
  let last = 0;
  return text.replaceAll(value, () => `$${++last}`);
};
