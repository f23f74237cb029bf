import ts from 'typescript'
import { type SourceFile, sourceFiles, styleFiles } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const limits = {
  fileLines: 400,
  fileMedian: 100,
  functionLines: 60,
  functionMedian: 15,
  positionalParameters: 3,
  castsPer1000Lines: 5,
}

const folders = ['apps', 'packages', 'tools'] as const

/** Paths of data files that may exceed the length limit of source files. */
const dataFiles: readonly string[] = []

const lineCount = (text: string) => text.split('\n').length

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

type FunctionFact = { readonly line: number; readonly lines: number; readonly parameters: number }
type FileFacts = { readonly functions: readonly FunctionFact[]; readonly casts: number }

const lineAt = (file: ts.SourceFile, position: number) =>
  file.getLineAndCharacterOfPosition(position).line

const hasBody = (node: ts.Node): node is ts.FunctionLikeDeclaration =>
  ts.isFunctionLike(node) && 'body' in node && node.body !== undefined

/**
 * Counts the lines of the functions inside a function. They are subtracted from the function's
 * length, because a factory consists mostly of inner functions.
 */
function nestedLines(file: ts.SourceFile, node: ts.Node): number {
  let sum = 0
  ts.forEachChild(node, (child) => {
    sum += hasBody(child)
      ? lineAt(file, child.getEnd()) - lineAt(file, child.getStart(file))
      : nestedLines(file, child)
  })
  return sum
}

function functionFact(file: ts.SourceFile, node: ts.FunctionLikeDeclaration): FunctionFact {
  const start = lineAt(file, node.getStart(file))
  const all = lineAt(file, node.getEnd()) - start + 1
  return {
    line: start + 1,
    lines: all - nestedLines(file, node),
    parameters: node.parameters.length,
  }
}

const isCast = (node: ts.Node) =>
  ts.isAsExpression(node) && !(ts.isTypeReferenceNode(node.type) && node.type.getText() === 'const')

/**
 * Measures a source file for the limits that the checks enforce, such as the length of its
 * functions.
 */
export function factsOf(source: SourceFile): FileFacts {
  const file = ts.createSourceFile(source.path, source.text, ts.ScriptTarget.Latest, true)
  const functions: FunctionFact[] = []
  let casts = 0
  const visit = (node: ts.Node): void => {
    if (hasBody(node)) functions.push(functionFact(file, node))
    if (isCast(node)) casts += 1
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { functions, casts }
}

/** Lists source files, including style sheets, that exceed the length limit. */
export function lengthBreaches(files: readonly SourceFile[]): readonly string[] {
  return files.flatMap(({ path, text }) => {
    const lines = lineCount(text)
    if (lines <= limits.fileLines || dataFiles.includes(path)) return []
    return [`${path}: ${lines} lines, at most ${limits.fileLines}`]
  })
}

function fileBreaches(source: SourceFile, facts: FileFacts): readonly string[] {
  const functions = facts.functions.flatMap((fact) => [
    ...(fact.lines > limits.functionLines
      ? [
          `${source.path}:${fact.line}: function of ${fact.lines} lines, at most ${limits.functionLines}`,
        ]
      : []),
    ...(fact.parameters > limits.positionalParameters
      ? [
          `${source.path}:${fact.line}: ${fact.parameters} parameters, at most ${limits.positionalParameters}`,
        ]
      : []),
  ])
  return [...lengthBreaches([source]), ...functions]
}

/**
 * Lists breaches of the limits on the length and complexity of source files: first of each file,
 * then of the medians and the share of casts over all files.
 */
export function densityBreaches(files: readonly SourceFile[]): readonly string[] {
  const measured = files.map((file) => ({ file, facts: factsOf(file) }))
  const lines = files.reduce((sum, file) => sum + lineCount(file.text), 0)
  const casts = measured.reduce((sum, { facts }) => sum + facts.casts, 0)
  const fileMedian = median(files.map((file) => lineCount(file.text)))
  const functionMedian = median(
    measured.flatMap(({ facts }) => facts.functions.map((x) => x.lines)),
  )
  const allowedCasts = Math.ceil((lines / 1000) * limits.castsPer1000Lines)
  return [
    ...measured.flatMap(({ file, facts }) => fileBreaches(file, facts)),
    ...(fileMedian > limits.fileMedian ? [`median file has ${fileMedian} lines`] : []),
    ...(functionMedian > limits.functionMedian
      ? [`median function has ${functionMedian} lines`]
      : []),
    ...(casts > allowedCasts ? [`${casts} casts in ${lines} lines, at most ${allowedCasts}`] : []),
  ]
}

export const density: Check = {
  name: 'density: files, functions, parameters and casts stay within style §7',
  run: () => [
    ...densityBreaches(sourceFiles(...folders).filter((x) => x.kind === 'source')),
    ...lengthBreaches(styleFiles(...folders)),
  ],
}
