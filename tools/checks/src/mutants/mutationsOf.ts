import ts from 'typescript'

/** A small change of a file that tests should detect, with its position. */
export type Mutation = {
  readonly start: number
  readonly end: number
  readonly text: string
  /** Number of the line that the mutation changes, from 1. */
  readonly line: number
  /** The text of the source file that the mutation replaces. */
  readonly was: string
}

const { SyntaxKind } = ts

/** The operator with which a mutation replaces each operator of the source, by kind of token. */
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

/**
 * Returns the number with which a mutation replaces a literal: ten times the number, or one more if
 * it is below ten.
 */
function otherNumber(text: string): string {
  const value = Number(text.replaceAll('_', ''))
  return String(value < 10 ? value + 1 : value * 10)
}

/** A part of the source file and the text that replaces it. */
type Change = { readonly start: number; readonly end: number; readonly text: string }

const replace = (node: ts.Node, text: string): Change => ({
  start: node.getStart(),
  end: node.getEnd(),
  text,
})

/**
 * Returns whether a syntax node is a loop. Loops are not mutated, because an endless loop proves
 * nothing.
 */
const isLoop = (node: ts.Node) =>
  ts.isWhileStatement(node) || ts.isDoStatement(node) || ts.isForStatement(node)

const isCallStatement = (node: ts.Node): node is ts.ExpressionStatement =>
  ts.isExpressionStatement(node) &&
  (ts.isCallExpression(node.expression) || ts.isAwaitExpression(node.expression))

const isSwappable = (node: ts.Node) =>
  !ts.isSpreadElement(node) && !ts.isArrowFunction(node) && !ts.isFunctionExpression(node)

/** Swaps the first two arguments of a call; `undefined` if that changes nothing. */
function swapArguments({ arguments: [first, second] }: ts.CallExpression): Change | undefined {
  if (!first || !second || !isSwappable(first) || !isSwappable(second)) return undefined
  const [one, other] = [first.getText(), second.getText()]
  if (one === other) return undefined
  return { start: first.getStart(), end: second.getEnd(), text: `${other}, ${one}` }
}

/** Returns whether a text decides what happens: a value of an object, or a branch of a condition. */
const isConstant = (node: ts.Node): node is ts.StringLiteral =>
  ts.isStringLiteral(node) &&
  (ts.isPropertyAssignment(node.parent)
    ? node.parent.initializer === node
    : ts.isConditionalExpression(node.parent))

function changeOfConstant(node: ts.Node): Change | undefined {
  if (node.kind === SyntaxKind.TrueKeyword) return replace(node, 'false')
  if (node.kind === SyntaxKind.FalseKeyword) return replace(node, 'true')
  if (ts.isNumericLiteral(node)) return replace(node, otherNumber(node.getText()))
  if (ts.isBigIntLiteral(node)) return replace(node, `${otherNumber(node.getText().slice(0, -1))}n`)
  return isConstant(node) ? replace(node, "'mutant'") : undefined
}

function changeOf(node: ts.Node): Change | undefined {
  if (ts.isBinaryExpression(node)) {
    const text = operators[node.operatorToken.kind]
    return text ? replace(node.operatorToken, text) : undefined
  }
  if (ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
    return replace(node, node.operand.getText())
  if (ts.isIfStatement(node)) return replace(node.expression, 'false')
  if (ts.isConditionalExpression(node)) return replace(node.condition, 'false')
  if (ts.isCallExpression(node)) return swapArguments(node)
  // A call whose result is unused is removed, such as one that overwrites a secret or removes a
  // listener.
  if (isCallStatement(node)) return replace(node.expression, 'undefined')
  return changeOfConstant(node)
}

/**
 * Returns whether a syntax node has no effect at run time, such as a type or an import. Such nodes
 * are not mutated.
 */
const isSilent = (node: ts.Node) =>
  ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)

/** Returns all possible mutations of a source file, in the order of their positions. */
export function mutationsOf(path: string, text: string): readonly Mutation[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Mutation[] = []
  const visit = (node: ts.Node): void => {
    if (isSilent(node) || isLoop(node)) return
    const change = changeOf(node)
    if (change) {
      const line = file.getLineAndCharacterOfPosition(change.start).line + 1
      found.push({ ...change, line, was: text.slice(change.start, change.end) })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Returns the text of a source file with one mutation applied. */
export const mutate = (text: string, { start, end, text: changed }: Mutation): string =>
  text.slice(0, start) + changed + text.slice(end)
