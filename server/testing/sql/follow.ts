import type { Node } from 'typescript/unstable/ast';
import {
  isAsExpression,
  isBindingElement,
  isCallExpression,
  isForOfStatement,
  isFunctionDeclaration,
  isIdentifier,
  isNonNullExpression,
  isObjectLiteralExpression,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isSpreadAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is';
import { type Checker, type Symbol as Name, SymbolFlags } from 'typescript/unstable/sync';

/** An expression, with the values of the parameters of the functions around it. */
export type Bound = { node: Node; scope: ReadonlyMap<Node, Bound> };

/** Resolves names, parameters and properties to expressions. `assumed`: values of parameters that are in no scope. */
export class Follower {
  readonly #checker: Checker;
  readonly #assumed: ReadonlyMap<Node, Bound>;

  constructor(checker: Checker, assumed: ReadonlyMap<Node, Bound>) {
    this.#checker = checker;
    this.#assumed = assumed;
  }

  /** Finds the expression behind a name, or returns the name where it is known only at run time. */
  follow({ node, scope }: Bound): Bound {
    if (isParenthesizedExpression(node) || isAsExpression(node) || isNonNullExpression(node))
      return this.follow({ node: node.expression, scope });
    if (isIdentifier(node)) {
      const declaration = this.declarationOf(node);
      return (declaration && this.#valueOf(declaration, scope)) ?? { node, scope };
    }
    if (isPropertyAccessExpression(node)) {
      const base = this.follow({ node: node.expression, scope });
      return this.propertyOf(base, node.name.text) ?? { node, scope };
    }
    return { node, scope };
  }

  /** Finds the expression of a property in an object literal. */
  propertyOf({ node, scope }: Bound, name: string): Bound | undefined {
    if (!isObjectLiteralExpression(node)) return undefined;
    const property = node.properties.find(
      (each) => !isSpreadAssignment(each) && each.name?.getText() === name,
    );
    if (property && isPropertyAssignment(property)) return this.follow({ node: property.initializer, scope });
    if (!property || !isShorthandPropertyAssignment(property)) return undefined;
    const declaration = this.#declarationBy(this.#checker.getShorthandAssignmentValueSymbol(property));
    return declaration && this.#valueOf(declaration, scope);
  }

  declarationOf(node: Node): Node | undefined {
    return this.#declarationBy(this.#checker.getSymbolAtLocation(node));
  }

  #declarationBy(name: Name | undefined): Node | undefined {
    const own = name && name.flags & SymbolFlags.Alias ? this.#checker.getAliasedSymbol(name) : name;
    return own?.valueDeclaration?.resolve();
  }

  #valueOf(declaration: Node, scope: Bound['scope']): Bound | undefined {
    const bound = scope.get(declaration) ?? this.#assumed.get(declaration);
    if (bound) return this.follow(bound);
    if (isFunctionDeclaration(declaration)) return { node: declaration, scope };
    if (isVariableDeclaration(declaration) && declaration.initializer)
      return this.follow({ node: declaration.initializer, scope });
    if (!isBindingElement(declaration) || !declaration.name) return undefined;
    const owner = declaration.parent.parent;
    const loop = owner.parent.parent;
    // The loop is `for (const [key, value] of Object.entries(all))`: the value may be any one in `all`.
    if (isForOfStatement(loop) && isCallExpression(loop.expression))
      return this.follow({ node: loop.expression.arguments[0]!, scope });
    const whole = this.#valueOf(owner, scope);
    return whole && this.propertyOf(whole, (declaration.propertyName ?? declaration.name).getText());
  }
}
