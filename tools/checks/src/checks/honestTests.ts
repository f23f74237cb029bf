import ts from 'typescript'
import type { Check } from '../check.ts'
import { type SourceFile, sourceFiles } from '../workspace.ts'

const runners = new Set(['test', 'it', 'describe'])
const dodges = new Set(['only', 'skip', 'todo', 'fails', 'fail', 'fixme', 'skipIf', 'runIf'])

/** Files that may leave tests out, and why. What they skip stands on the gate's list as well (`skips.ts`). */
const allowed: Readonly<Record<string, string>> = {
  'apps/server/src/db/database.test.ts': 'PostgreSQL is not installed everywhere; PGlite is',
  'apps/secure-frame-server/src/db/database.test.ts': 'the same',
  'apps/server/src/start.test.ts': 'what a folder’s owner may not do, root may',
  'tools/sandbox/src/chains/createChain.test.ts': 'the addresses of the loopback differ by system',
  'tools/sandbox/wallet/src/extension/extension.test.ts': 'a browser of the machine is needed',
}

/** The name a chain of calls begins with: `test` of `test.skipIf(x)('…')`. */
function rootOf(node: ts.Expression): string | undefined {
  if (ts.isIdentifier(node)) return node.text
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node))
    return rootOf(node.expression)
  return undefined
}

const isRunner = (node: ts.Expression) => runners.has(rootOf(node) ?? '')

/** `test.only`, `describe.skipIf(…)`, also in the middle of a chain. */
const isDodge = (node: ts.Node) =>
  ts.isPropertyAccessExpression(node) && dodges.has(node.name.text) && isRunner(node.expression)

/** `test('…', { skip: true }, …)`. */
const isDodgingOption = (node: ts.Node) =>
  ts.isPropertyAssignment(node) &&
  dodges.has(node.name.getText()) &&
  ts.isCallExpression(node.parent.parent) &&
  isRunner(node.parent.parent.expression)

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

/** A function of ours under a runner's name: what looks like a test is none. */
const isFakeRunner = (node: ts.Node) =>
  (ts.isFunctionDeclaration(node) && runners.has(node.name?.text ?? '')) ||
  (ts.isVariableDeclaration(node) &&
    runners.has(node.name.getText()) &&
    isFunction(node.initializer))

/** Tests of a file that would not run, or are not tests. */
export function dishonestTests({ path, text }: SourceFile): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    const at = `${path}:${file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1}`
    if (isDodge(node) || isDodgingOption(node)) found.push(`${at}: a test that does not run`)
    if (isFakeRunner(node)) found.push(`${at}: a function under the name of a runner`)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const isTested = ({ path }: SourceFile) =>
  /\.(test|spec|story)\.tsx?$|\/testing\/|\/fixtures\//.test(path)

export const honestTests: Check = {
  name: 'no test is focused, skipped, left for later or meant to fail (style §5)',
  run: () =>
    sourceFiles('apps', 'packages', 'tools')
      .filter((file) => isTested(file) && !(file.path in allowed))
      .flatMap(dishonestTests),
}
