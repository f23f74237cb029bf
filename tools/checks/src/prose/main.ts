import ts from 'typescript'
import { createRandom, sample } from '../mutants/sample.ts'
import { sourceFiles } from '../workspace/workspace.ts'
import { readComments } from './readComments.ts'

const letters = 240

/**
 * Returns the outermost syntax node that starts at an offset: the declaration below a docstring.
 */
function nodeAt(node: ts.Node, file: ts.SourceFile, start: number): ts.Node | undefined {
  return ts.forEachChild(node, (child) => {
    if (child.getStart(file) === start) return child
    return child.pos <= start && start < child.end ? nodeAt(child, file, start) : undefined
  })
}

/** Returns the text of the declaration below a docstring, shortened and without its body. */
function declarationOf(file: ts.SourceFile, end: number): string {
  const start = end + (/^\s*/.exec(file.text.slice(end))?.[0].length ?? 0)
  const node = nodeAt(file, file, start)
  const body = node && ts.isFunctionDeclaration(node) ? node.body : undefined
  const code = file.text.slice(start, body?.getStart(file) ?? node?.end).trimEnd()
  return code.length > letters ? `${code.slice(0, letters)} …` : code
}

const option = (name: string, otherwise: number) => {
  const at = process.argv.indexOf(`--${name}`)
  return at === -1 ? otherwise : Number(process.argv[at + 1])
}

const docstrings = sourceFiles('apps', 'packages', 'tools').flatMap(({ path, text }) => {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  return readComments(path, text)
    .filter(({ kind }) => kind === 'docstring')
    .map(({ start, end }) => `${text.slice(start, end)}\n${declarationOf(file, end)}`)
})
const chosen = sample(docstrings, option('count', 150), createRandom(option('seed', 1)))
for (const [index, docstring] of chosen.entries()) console.log(`${index + 1}.\n${docstring}\n`)
