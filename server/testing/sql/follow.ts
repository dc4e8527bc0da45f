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

/** An expression, and what stands for the parameters of the functions around it. */
export type Bound = { node: Node; scope: ReadonlyMap<Node, Bound> };

/** Finds what names, parameters and properties stand for. assumed: what stands for parameters where no scope says it. */
export class Follower {
  readonly #checker: Checker;
  readonly #assumed: ReadonlyMap<Node, Bound>;

  constructor(checker: Checker, assumed: ReadonlyMap<Node, Bound>) {
    this.#checker = checker;
    this.#assumed = assumed;
  }

  /** The expression behind a name, or the name itself where only a run can tell. */
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

  /** Reads what a property of an object literal is written as. */
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
    // for (const [key, value] of Object.entries(all)): any of all.
    if (isForOfStatement(loop) && isCallExpression(loop.expression))
      return this.follow({ node: loop.expression.arguments[0]!, scope });
    const whole = this.#valueOf(owner, scope);
    return whole && this.propertyOf(whole, (declaration.propertyName ?? declaration.name).getText());
  }
}
