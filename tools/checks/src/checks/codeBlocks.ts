import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectFiles, readProjectFile, root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

type Block = {
  readonly path: string
  readonly line: number
  readonly extension: string
  readonly code: string
}

const fence = /^```(ts|tsx)\n([\s\S]*?)^```/gm

/** Extracts the TypeScript blocks of a Markdown text, except blocks marked `ts no-check`. */
export function codeBlocks(path: string, text: string): readonly Block[] {
  return [...text.matchAll(fence)].map((match) => ({
    path,
    line: text.slice(0, match.index).split('\n').length,
    extension: match[1] ?? 'ts',
    code: match[2] ?? '',
  }))
}

/**
 * Folder for the extracted blocks. It is git-ignored and inside this tool, so that imports of
 * packages resolve.
 */
const folder = join(root, 'tools/checks/dist/code-blocks')

function compilerOptions(): ts.CompilerOptions {
  const configPath = join(root, 'tsconfig.base.json')
  const { config } = ts.readConfigFile(configPath, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root)
  return { ...options, types: [], noUnusedLocals: false }
}

function problemsOf(blocks: readonly Block[]): readonly string[] {
  const files = new Map(
    blocks.map(
      (block, index) => [join(folder, `block${index}.${block.extension}`), block] as const,
    ),
  )
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const [file, block] of files) writeFileSync(file, `${block.code}\nexport {}\n`)
  // Bundlers understand imports of style sheets, but the compiler needs this declaration.
  const styles = join(folder, 'styles.d.ts')
  writeFileSync(styles, "declare module '*.css'\n")
  const program = ts.createProgram([...files.keys(), styles], compilerOptions())
  return [...files].flatMap(([file, block]) => {
    const source = program.getSourceFile(file)
    return [
      ...program.getSemanticDiagnostics(source),
      ...program.getSyntacticDiagnostics(source),
    ].map(
      (problem) =>
        `${block.path}:${block.line}: ${ts.flattenDiagnosticMessageText(problem.messageText, ' ')}`,
    )
  })
}

export const documentedCode: Check = {
  name: 'documents: every TypeScript block compiles against the packages',
  run: () => {
    const blocks = projectFiles()
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) => codeBlocks(path, readProjectFile(path)))
    return blocks.length === 0 ? ['no code block found'] : problemsOf(blocks)
  },
}
