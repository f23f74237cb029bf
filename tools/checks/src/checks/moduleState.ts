import ts from 'typescript'
import type { Check } from '../check.ts'
import { type SourceFile, sourceFiles } from '../workspace.ts'

const statefulConstructors = new Set([
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'QueryClient',
  'AbortController',
])
const statefulCalls = new Set(['createStore', 'createKit', 'create'])

/** `new Set([…])` of literals that nothing writes to is a table, not state. */
function isFrozenTable(declaration: ts.VariableDeclaration, file: ts.SourceFile): boolean {
  const name = declaration.name.getText(file)
  const writes = new RegExp(`\\b${name}\\.(add|set|delete|clear)\\(`)
  return !writes.test(file.text)
}

function holdsState(declaration: ts.VariableDeclaration, file: ts.SourceFile): boolean {
  const value = declaration.initializer
  if (!value) return false
  if (ts.isNewExpression(value) && statefulConstructors.has(value.expression.getText(file))) {
    return !isFrozenTable(declaration, file)
  }
  return ts.isCallExpression(value) && statefulCalls.has(value.expression.getText(file))
}

function statementBreaches(statement: ts.Statement, file: ts.SourceFile): readonly string[] {
  if (!ts.isVariableStatement(statement)) return []
  const isConst = (statement.declarationList.flags & ts.NodeFlags.Const) !== 0
  return statement.declarationList.declarations
    .filter((declaration) => !isConst || holdsState(declaration, file))
    .map((declaration) => {
      const { line } = file.getLineAndCharacterOfPosition(declaration.getStart(file))
      return `${file.fileName}:${line + 1}: ${declaration.name.getText(file)} is state of the module`
    })
}

/** Top-level variables that can change. */
export function moduleStateBreaches(source: SourceFile): readonly string[] {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true)
  return file.statements.flatMap((statement) => statementBreaches(statement, file))
}

export const moduleState: Check = {
  name: 'no module state: two kits on one page share nothing (style §2)',
  run: () =>
    sourceFiles('packages')
      .filter((file) => file.kind !== 'test')
      .flatMap(moduleStateBreaches),
}
