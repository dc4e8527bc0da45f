import type {
  CallExpression,
  ConditionalExpression,
  Expression,
  Node,
  NodeArray,
  TemplateExpression,
} from 'typescript/unstable/ast';
import { createStringLiteral } from 'typescript/unstable/ast/factory';
import {
  isArrayLiteralExpression,
  isArrowFunction,
  isBinaryExpression,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isNoSubstitutionTemplateLiteral,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isPropertyAccessExpression,
  isReturnStatement,
  isSpreadAssignment,
  isSpreadElement,
  isStringLiteral,
  isTaggedTemplateExpression,
  isTemplateExpression,
} from 'typescript/unstable/ast/is';
import type { Checker } from 'typescript/unstable/sync';
import type { Bound, Follower } from './follow.ts';
import { names } from './names.ts';

/** Placeholder in a text for a value, which the database gets as a parameter. */
export const value = '\u0001';

/** Thrown for a part of a statement that is known only at run time. */
export class OnlyARunCanTell extends Error {
  readonly node: Node;
  constructor(node: Node) {
    super(node.getText());
    this.node = node;
  }
}

/** Reads fragments of SQL as text, in each variant that their conditions allow. */
export class FragmentReader {
  readonly #checker: Checker;
  readonly #names: Follower;

  constructor(checker: Checker, follower: Follower) {
    this.#checker = checker;
    this.#names = follower;
  }

  /** Lists the variants of a fragment. Throws OnlyARunCanTell. */
  read(asked: Bound): string[] {
    const { node, scope } = this.#names.follow(asked);
    const readNode = (part: Node) => this.read({ node: part, scope });
    if (isTaggedTemplateExpression(node) && isSql(node.tag))
      return isNoSubstitutionTemplateLiteral(node.template)
        ? [node.template.text]
        : this.#fill(node.template, (part) => this.#readPart({ node: part, scope }));
    // Placeholder for a fragment that is passed in from outside; texts of the sources never get here.
    if (isStringLiteral(node)) return [node.text];
    if (isConditionalExpression(node)) return this.#sides(node, scope).flatMap((side) => this.read(side));
    if (isBinaryExpression(node))
      return [node.left, node.right].filter((side) => this.#isFragment(side)).flatMap(readNode);
    if (isElementAccessExpression(node)) return readNode(node.expression);
    if (isObjectLiteralExpression(node))
      return node.properties.flatMap((each) => {
        if (isSpreadAssignment(each)) return readNode(each.expression);
        return this.read(this.#names.propertyOf({ node, scope }, each.name!.getText()) ?? unknown(each));
      });
    if (!isCallExpression(node)) return unknown(node);
    if (isPropertyAccessExpression(node.expression) && isSql(node.expression.expression))
      return this.#make(node.expression.name.text, node.arguments, scope);
    return this.#answersTo(node, scope).flatMap((answer) => this.read(answer));
  }

  #readPart(part: Bound): string[] {
    return this.#isFragment(part.node) ? this.read(part) : [value];
  }

  #isFragment(node: Node): boolean {
    const type = this.#checker.getTypeAtLocation(node);
    const present = type && this.#checker.getNonNullableType(type);
    return !!present && this.#checker.getPropertyOfType(present, 'toOperationNode') !== undefined;
  }

  /** Reads the result of sql.ref, sql.join and the like for their arguments. */
  #make(name: string, [first, second]: NodeArray<Expression>, scope: Bound['scope']): string[] {
    if (!first) return unknown(first!);
    if (name === 'join') {
      const [separator] = second ? this.read({ node: second, scope }) : [', '];
      return zip(this.#items({ node: first, scope }), separator);
    }
    // A literal's value does not affect the columns.
    if (name === 'lit') return ['null'];
    const texts = this.#texts({ node: first, scope });
    return name === 'raw' ? texts : texts.map(quoted);
  }

  /** The expressions that a call can return, each with the arguments of the call bound. */
  #answersTo({ expression, arguments: args }: CallExpression, scope: Bound['scope']): Bound[] {
    return this.#answers(
      { node: expression, scope },
      args.map((node) => ({ node, scope })),
    );
  }

  #answers(callee: Bound, args: readonly (Bound | undefined)[]): Bound[] {
    const named = this.#names.follow(callee);
    const made = isCallExpression(named.node) ? this.#answersTo(named.node, named.scope)[0]! : named;
    const { node, scope } = this.#names.follow(made);
    if (!(isArrowFunction(node) || isFunctionDeclaration(node)) || !node.body) return unknown(callee.node);
    const inner = new Map(scope);
    for (const [place, parameter] of node.parameters.entries()) {
      // A parameter bound to itself stands for an omitted argument.
      const left = { node: parameter.initializer ?? parameter, scope };
      if (place < args.length || !parameter.dotDotDotToken) inner.set(parameter, args[place] ?? left);
    }
    const answers = isBlock(node.body) ? returnsIn(node.body) : [node.body];
    return answers.map((answer) => ({ node: answer, scope: inner }));
  }

  /** Lists the branches of a condition that are possible, as far as the sources tell. */
  #sides({ condition, whenTrue, whenFalse }: ConditionalExpression, scope: Bound['scope']): Bound[] {
    const { node: asked } = this.#names.follow({ node: condition, scope });
    const sides = isParameterDeclaration(asked)
      ? [whenFalse]
      : isStringLiteral(asked)
        ? [whenTrue]
        : [whenTrue, whenFalse];
    return sides.map((node) => ({ node, scope }));
  }

  /** Lists the fragments of a list, each in its variants. */
  #items(asked: Bound): string[][] {
    const { node, scope } = this.#names.follow(asked);
    if (isArrayLiteralExpression(node))
      return node.elements.flatMap((each) =>
        isSpreadElement(each)
          ? this.#items({ node: each.expression, scope })
          : [this.#readPart({ node: each, scope })],
      );
    // The longer list has more to check.
    if (isConditionalExpression(node))
      return this.#sides(node, scope)
        .map((side) => this.#items(side))
        .reduce((one, other) => (other.length > one.length ? other : one));
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return unknown(node);
    const { expression: list, name } = node.expression;
    const each = node.arguments.at(-1);
    if (!each || !['map', 'flatMap', 'from'].includes(name.text)) return unknown(node);
    return this.#elements({ node: list, scope }).flatMap((element) => {
      const answers = this.#answers({ node: each, scope }, [element]);
      if (name.text === 'flatMap') return answers.flatMap((answer) => this.#items(answer));
      return [answers.flatMap((answer) => this.#readPart(answer))];
    });
  }

  /** Lists the elements that the sources write out; for any other list, one unknown element. */
  #elements(asked: Bound): (Bound | undefined)[] {
    const { node, scope } = this.#names.follow(asked);
    if (isArrayLiteralExpression(node) && !node.elements.some(isSpreadElement))
      return node.elements.map((element) => ({ node: element, scope }));
    if (!isCallExpression(node) || !isPropertyAccessExpression(node.expression)) return [undefined];
    const { expression, name } = node.expression;
    if (name.text !== 'split') return [undefined];
    const words = this.#texts({ node: expression, scope })[0]!.split(' ');
    return words.map((word) => ({ node: createStringLiteral(word, 0), scope }));
  }

  /** Lists the possible texts of an expression. */
  #texts(asked: Bound): string[] {
    const { node, scope } = this.#names.follow(asked);
    if (isStringLiteral(node) || isNoSubstitutionTemplateLiteral(node)) return [node.text];
    if (isTemplateExpression(node)) return this.#fill(node, (part) => this.#texts({ node: part, scope }));
    if (isConditionalExpression(node)) return this.#sides(node, scope).flatMap((side) => this.#texts(side));
    const type = this.#checker.getTypeAtLocation(node);
    return (type?.isUnionType() ? type.getTypes() : [type]).map((one) =>
      one?.isStringLiteralType() ? one.value : unknown(node),
    );
  }

  #fill({ head, templateSpans }: TemplateExpression, read: (part: Expression) => string[]): string[] {
    const spans = templateSpans.flatMap(({ expression, literal }) => [read(expression), [literal.text]]);
    return zip([[head.text], ...spans], '');
  }
}

export const isSql = (node: Node): boolean => isIdentifier(node) && node.text === 'sql';

function unknown(node: Node): never {
  throw new OnlyARunCanTell(node);
}

/** Joins the first variant of each part, the second of each, and so on: a repeated condition has one outcome. */
function zip(parts: readonly string[][], separator = ''): string[] {
  const most = Math.max(1, ...parts.map((part) => part.length));
  return Array.from({ length: most }, (_, way) =>
    parts.map((part) => part[way % part.length]).join(separator),
  );
}

const quoted = (name: string): string =>
  name
    .split('.')
    .map((part) => `"${names.ofColumn(part)}"`)
    .join('.');

/** The expressions that a function's body returns; functions within it return for themselves. */
function returnsIn(body: Node): Expression[] {
  const found: Expression[] = [];
  body.forEachChild((child) => {
    if (isReturnStatement(child) && child.expression) found.push(child.expression);
    else if (!isArrowFunction(child)) found.push(...returnsIn(child));
  });
  return found;
}
