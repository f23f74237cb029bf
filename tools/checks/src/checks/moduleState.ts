import ts from 'typescript'
import { type SourceFile, sourceFiles } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const statefulConstructors = new Set([
  'Array',
  'Object',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'QueryClient',
  'AbortController',
])
const statefulCalls = new Set(['createStore', 'createKit', 'create'])

/** Names of methods that change the object on which they are called, such as `push`. */
const mutators = new Set([
  ...['add', 'set', 'delete', 'clear'],
  ...['push', 'pop', 'shift', 'unshift', 'splice', 'sort', 'reverse', 'fill', 'copyWithin'],
])

const isStatic = (node: ts.Node) =>
  ts.isClassStaticBlockDeclaration(node) ||
  (ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.StaticKeyword) === true)

/**
 * Returns the name of the class to which `this` refers in a static member; `undefined` elsewhere.
 */
function classOfThis(node: ts.Node): string | undefined {
  for (let at: ts.Node = node; at.parent; at = at.parent) {
    if (ts.isFunctionDeclaration(at) || ts.isFunctionExpression(at)) return undefined
    if (ts.isClassElement(at) || ts.isClassStaticBlockDeclaration(at))
      return isStatic(at) && ts.isClassLike(at.parent) ? at.parent.name?.text : undefined
  }
  return undefined
}

/**
 * Returns the variable or class to which an expression belongs, such as `cache` for `cache.a['b']`.
 */
function ownerOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  if (node.kind === ts.SyntaxKind.ThisKeyword) return classOfThis(node)
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return ownerOf(node.expression)
  return ts.isParenthesizedExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAsExpression(node)
    ? ownerOf(node.expression)
    : undefined
}

const isPart = (node: ts.Expression) =>
  ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)

const isAssignment = (kind: ts.SyntaxKind) =>
  kind >= ts.SyntaxKind.FirstAssignment && kind <= ts.SyntaxKind.LastAssignment

const isStep = (node: ts.Node): node is ts.PrefixUnaryExpression | ts.PostfixUnaryExpression =>
  (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) &&
  (node.operator === ts.SyntaxKind.PlusPlusToken || node.operator === ts.SyntaxKind.MinusMinusToken)

/**
 * Returns the object that a call changes: the receiver of a method such as `push`, or the first
 * argument of `Object.assign`.
 */
function changedByCall(node: ts.CallExpression): ts.Expression | undefined {
  if (!ts.isPropertyAccessExpression(node.expression)) return undefined
  const { expression: target, name } = node.expression
  if (['Object', 'Reflect'].includes(target.getText()))
    return ['assign', 'defineProperty', 'set'].includes(name.text) ? node.arguments[0] : undefined
  return mutators.has(name.text) ? target : undefined
}

/**
 * Returns the name of the variable or class that a syntax node changes, by an assignment or a
 * mutating method.
 */
function writtenBy(node: ts.Node): string | undefined {
  if (ts.isBinaryExpression(node) && isAssignment(node.operatorToken.kind) && isPart(node.left))
    return ownerOf(node.left)
  if (isStep(node) && isPart(node.operand)) return ownerOf(node.operand)
  if (ts.isDeleteExpression(node)) return ownerOf(node.expression)
  const changed = ts.isCallExpression(node) ? changedByCall(node) : undefined
  return changed && ownerOf(changed)
}

/**
 * Returns the names of all variables and classes whose content changes anywhere in the file, to
 * find mutable module state.
 */
function writtenNames(file: ts.SourceFile): ReadonlySet<string> {
  const names = new Set<string>()
  const visit = (node: ts.Node): void => {
    const name = writtenBy(node)
    if (name) names.add(name)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return names
}

const isLiteral = (node: ts.Expression): boolean =>
  ts.isObjectLiteralExpression(node) ||
  ts.isArrayLiteralExpression(node) ||
  ((ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) && isLiteral(node.expression))

/**
 * Returns whether an initial value is mutable state: code of the file changes it, or one of
 * `statefulCalls` creates it. Tables that are only read are not state.
 */
function holdsState(value: ts.Expression | undefined, isWritten: boolean): boolean {
  if (!value) return false
  if (isLiteral(value)) return isWritten
  if (ts.isNewExpression(value))
    return isWritten && statefulConstructors.has(value.expression.getText())
  return ts.isCallExpression(value) && statefulCalls.has(value.expression.getText())
}

function variableState(statement: ts.Statement, written: ReadonlySet<string>): readonly ts.Node[] {
  if (!ts.isVariableStatement(statement)) return []
  const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0
  return statement.declarationList.declarations.filter(
    ({ name, initializer }) => !isConst || holdsState(initializer, written.has(name.getText())),
  )
}

const has = (member: ts.PropertyDeclaration, kind: ts.SyntaxKind) =>
  member.modifiers?.some((modifier) => modifier.kind === kind) === true

/**
 * Returns the static fields of a class that can change: they are not readonly, or code of the file
 * changes them.
 */
function staticState(statement: ts.Statement, written: ReadonlySet<string>): readonly ts.Node[] {
  if (!ts.isClassDeclaration(statement)) return []
  const isWritten = written.has(statement.name?.text ?? '')
  return statement.members
    .filter(ts.isPropertyDeclaration)
    .filter((member) => has(member, ts.SyntaxKind.StaticKeyword))
    .filter(
      (member) =>
        !has(member, ts.SyntaxKind.ReadonlyKeyword) || holdsState(member.initializer, isWritten),
    )
}

/**
 * Lists mutable module state, which the style rules forbid: variables at the top level of a module,
 * and static fields of classes, that can change.
 */
export function moduleStateBreaches(source: SourceFile): readonly string[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true)
  const written = writtenNames(file)
  return file.statements
    .flatMap((statement) => [
      ...variableState(statement, written),
      ...staticState(statement, written),
    ])
    .map((node) => {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      const name =
        ts.isVariableDeclaration(node) || ts.isPropertyDeclaration(node) ? node.name : node
      return `${file.fileName}:${line + 1}: ${name.getText(file)} is state of the module`
    })
}

/**
 * Path of the only file that may have mutable module state, because all test files of a process
 * reuse test databases (decision 0044).
 */
const accepted = 'packages/service/src/testing/openTestDatabase.ts'

export const moduleState: Check = {
  name: 'no module state: two kits on one page, and two frames, share nothing (style §2)',
  run: () =>
    sourceFiles('packages', 'apps/secure-frame')
      .filter(({ kind, path }) => kind !== 'test' && path !== accepted)
      .flatMap(moduleStateBreaches),
}
