import ts from 'typescript'
import { allowedSkips } from '../../../bootstrap/src/reports/skips.ts'
import { type SourceFile, sourceFiles } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const runners: ReadonlySet<string> = new Set(['test', 'it', 'describe', 'suite'])
const dodges = new Set(['only', 'skip', 'todo', 'fails', 'fail', 'fixme', 'skipIf', 'runIf'])

/**
 * Paths of test files that may contain skipped tests. The list `allowedSkips` gives the reasons.
 */
const allowed: ReadonlySet<string> = new Set(allowedSkips.map(({ file }) => file))

/**
 * Returns the root name of a call chain, such as `test` for `test.skipIf(x)('…')` and
 * `vitest.test`.
 */
function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) && runners.has(node.name.text)) return node.name.text
  return ts.isPropertyAccessExpression(node) ||
    ts.isElementAccessExpression(node) ||
    ts.isCallExpression(node)
    ? rootOf(node.expression)
    : undefined
}

/**
 * Returns the accessed property name of a syntax node, such as `skip` for `test.skip` and
 * `test['skip']`.
 */
function partOf(node: ts.Node): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text
  const isNamed =
    ts.isElementAccessExpression(node) && ts.isStringLiteralLike(node.argumentExpression)
  return isNamed ? node.argumentExpression.text : undefined
}

/**
 * Returns the name of the test runner that a declaration gives another name, such as `test` in
 * `import { test as check }` or `const check = test`.
 */
function aliasedBy(node: ts.Node): string | undefined {
  if (ts.isImportSpecifier(node))
    return runners.has(node.propertyName?.text ?? '') ? node.name.text : undefined
  const isAlias = ts.isVariableDeclaration(node) && node.initializer && ts.isIdentifier(node.name)
  return isAlias && isRunnerOf(runners)(node.initializer) ? node.name.getText() : undefined
}

const isRunnerOf = (names: ReadonlySet<string>) => (node: ts.Expression) =>
  names.has(rootOf(node) ?? '')

/**
 * Returns whether a syntax node refers to `only`, `skip` or a similar modifier of a test runner,
 * such as `test.only` or `describe.skipIf`. Covers call chains, bracket access and destructuring.
 */
function isDodge(node: ts.Node, isRunner: (node: ts.Expression) => boolean): boolean {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node))
    return dodges.has(partOf(node) ?? '') && isRunner(node.expression)
  const from =
    ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name) && node.initializer
  return from && isRunner(from) ? takesDodge(node.name) : false
}

const takesDodge = (pattern: ts.Node): boolean =>
  ts.isObjectBindingPattern(pattern) &&
  pattern.elements.some((element) => dodges.has((element.propertyName ?? element.name).getText()))

/**
 * Returns whether a syntax node is an option that skips a test, such as in `test('…', { skip: true
 * }, …)`.
 */
const isDodgingOption = (node: ts.Node, isRunner: (node: ts.Expression) => boolean) =>
  ts.isPropertyAssignment(node) &&
  dodges.has(node.name.getText()) &&
  ts.isCallExpression(node.parent.parent) &&
  isRunner(node.parent.parent.expression)

const isFunction = (node: ts.Node | undefined): node is ts.ArrowFunction | ts.FunctionExpression =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

/**
 * Counts the skips that a test requests by its context, as in `(context) => context.skip()` or `({
 * skip }) => skip()`.
 */
function dodgesOfContext(node: ts.Node, isRunner: (node: ts.Expression) => boolean): number {
  const isBody = isFunction(node) && ts.isCallExpression(node.parent)
  if (!isBody || !isRunner(node.parent.expression)) return 0
  const given = node.parameters.map(({ name }) => name)
  const names = new Set(given.filter(ts.isIdentifier).map(({ text }) => text))
  const taken = given.filter(takesDodge).length
  const isCalled = (call: ts.Node) =>
    ts.isCallExpression(call) && isDodge(call.expression, isRunnerOf(names))
  return taken + [node.body, ...descendantsOf(node.body)].filter(isCalled).length
}

function descendantsOf(node: ts.Node): readonly ts.Node[] {
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child, ...descendantsOf(child))
  })
  return children
}

/**
 * Returns whether a syntax node declares a function with the name of a test runner, which could
 * imitate tests.
 */
const isFakeRunner = (node: ts.Node) =>
  (ts.isFunctionDeclaration(node) && runners.has(node.name?.text ?? '')) ||
  (ts.isVariableDeclaration(node) &&
    runners.has(node.name.getText()) &&
    isFunction(node.initializer))

/** Lists calls in a test file that look like tests but do not run, or do not run as tests. */
export function dishonestTests({ path, text }: SourceFile): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const nodes = descendantsOf(file)
  const isRunner = isRunnerOf(
    new Set([...runners, ...nodes.flatMap((node) => aliasedBy(node) ?? [])]),
  )
  return nodes.flatMap((node) => {
    const at = `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
    const isLeft =
      isDodge(node, isRunner) ||
      isDodgingOption(node, isRunner) ||
      dodgesOfContext(node, isRunner) > 0
    return [
      ...(isLeft ? [`${at}: a test that does not run`] : []),
      ...(isFakeRunner(node) ? [`${at}: a function under the name of a runner`] : []),
    ]
  })
}

const isTested = ({ path }: SourceFile) =>
  /\.(test|spec|story)\.tsx?$|\/testing\/|\/fixtures\//.test(path)

export const honestTests: Check = {
  name: 'no test is focused, skipped, left for later or meant to fail (style §5)',
  run: () =>
    sourceFiles('apps', 'packages', 'tools')
      .filter((file) => isTested(file) && !allowed.has(file.path))
      .flatMap(dishonestTests),
}
