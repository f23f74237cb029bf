import ts from 'typescript'

/** One small change of a file, with its position. */
export type Mutation = {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Line in the file, from 1. */
  readonly line: number
  /** The replaced text of the file. */
  readonly was: string
}

const { SyntaxKind } = ts

/** Replacement of each operator. */
const operators: Readonly<Partial<Record<ts.SyntaxKind, string>>> = {
  [SyntaxKind.LessThanToken]: '<=',
  [SyntaxKind.LessThanEqualsToken]: '<',
  [SyntaxKind.GreaterThanToken]: '>=',
  [SyntaxKind.GreaterThanEqualsToken]: '>',
  [SyntaxKind.EqualsEqualsEqualsToken]: '!==',
  [SyntaxKind.ExclamationEqualsEqualsToken]: '===',
  [SyntaxKind.AmpersandAmpersandToken]: '||',
  [SyntaxKind.BarBarToken]: '&&',
  [SyntaxKind.PlusToken]: '-',
  [SyntaxKind.MinusToken]: '+',
  [SyntaxKind.AsteriskToken]: '/',
  [SyntaxKind.SlashToken]: '*',
}

/** Multiplies a number by ten, or adds one below ten. */
function otherNumber(text: string): string {
  const value = Number(text.replaceAll('_', ''))
  return String(value < 10 ? value + 1 : value * 10)
}

type Change = readonly [node: ts.Node, text: string]

/** Loops stay unchanged, because an endless loop proves nothing. */
const isLoop = (node: ts.Node) =>
  ts.isWhileStatement(node) || ts.isDoStatement(node) || ts.isForStatement(node)

const isCallStatement = (node: ts.Node): node is ts.ExpressionStatement =>
  ts.isExpressionStatement(node) &&
  (ts.isCallExpression(node.expression) || ts.isAwaitExpression(node.expression))

function changeOf(node: ts.Node): Change | undefined {
  if (ts.isBinaryExpression(node)) {
    const text = operators[node.operatorToken.kind]
    return text ? [node.operatorToken, text] : undefined
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return [node, node.operand.getText()]
  if (node.kind === SyntaxKind.TrueKeyword) return [node, 'false']
  if (node.kind === SyntaxKind.FalseKeyword) return [node, 'true']
  if (ts.isNumericLiteral(node)) return [node, otherNumber(node.getText())]
  if (ts.isIfStatement(node)) return [node.expression, 'false']
  if (ts.isConditionalExpression(node)) return [node.condition, 'false']
  // Removes statements without a result, such as overwriting a secret or removing a listener.
  return isCallStatement(node) ? [node.expression, 'undefined'] : undefined
}

/** Types and imports have no effect at run time. */
const isSilent = (node: ts.Node) =>
  ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** Returns every mutation of a file, in order. */
export function mutationsOf(path: string, text: string): readonly Mutation[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Mutation[] = []
  const visit = (node: ts.Node): void => {
    if (isSilent(node) || isLoop(node)) return
    const [target, changed] = changeOf(node) ?? []
    if (target && changed !== undefined) {
      const start = target.getStart(file)
      const line = file.getLineAndCharacterOfPosition(start).line + 1
      found.push({ start, end: target.getEnd(), text: changed, line, was: target.getText(file) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Applies one mutation to the text of a file. */
export const mutate = (text: string, { start, end, text: changed }: Mutation): string =>
  text.slice(0, start) + changed + text.slice(end)
