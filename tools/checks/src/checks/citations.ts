import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { idPattern, idsOf, readRules } from '../coverage/rules.ts'
import { projectFiles, readProjectFile, root } from '../workspace/workspace.ts'
import type { Check } from './check.ts'

const passagesPath = 'docs/rules/passages.md'

/**
 * Documents on wire formats that a citation `wire §2` means, by the folder of the
 * citing file.
 */
const wires = [
  [
    /^((packages|apps)\/blockchain-api|tools\/sandbox\/src\/blockchain-api)\//,
    'wire-blockchain-api',
  ],
  [/^(packages\/walletconnect|tools\/sandbox\/src\/relay)\//, 'wire-walletconnect'],
  [/./, 'wire-secure-frame'],
] as const

const names = [
  'kit-behaviour|kit-state|kit-views|wire(?:-[a-z]+)*|style|product(?: specification)?',
  'security|performance|components|migration|design',
].join('|')
/**
 * Matches a citation of a specification: name of the document, optional ending (`.md`, a comma, a
 * full stop, a backtick) and section.
 */
const passage = new RegExp(String.raw`\b(${names})(?:\.md)?[\x60,.]*\s+§(\d+(?:\.\d+)*)`, 'gi')

type Passage = { readonly document: string; readonly section: string }

/** Lists the sections of specifications that a text cites. */
export function citedPassages(path: string, text: string): readonly Passage[] {
  return [...text.matchAll(passage)].map(([, name = '', section = '']) => {
    const lower = name.toLowerCase()
    const wire = wires.find(([pattern]) => pattern.test(path))?.[1] ?? lower
    const document = lower === 'product specification' ? 'product' : lower
    return { document: document === 'wire' ? wire : document, section }
  })
}

/**
 * Returns whether a cited section of a specification exists. A section needs a heading; a
 * subsection must be mentioned within its section.
 */
export function hasPassage(passages: string, { document, section }: Passage): boolean {
  const [main = section, ...parts] = section.split('.')
  const textOf = (number: string) =>
    passages.split(/^(?=### )/m).find((text) => text.startsWith(`### ${document} §${number}:`))
  if (textOf(section) !== undefined) return true
  const told = new RegExp(String.raw`§${section.replaceAll('.', '\\.')}(?![\d.]*\d)`)
  return parts.length > 0 && told.test(textOf(main) ?? '')
}

/** Lists the citations of a file whose document or section does not exist. */
export function citationBreaches(
  file: { readonly path: string; readonly text: string },
  known: { readonly ids: ReadonlySet<string>; readonly passages: string },
): readonly string[] {
  const ids = (file.text.match(idPattern) ?? []).filter((id) => !known.ids.has(id))
  const passages = citedPassages(file.path, file.text).filter(
    (cited) => !hasPassage(known.passages, cited),
  )
  return [...new Set([...ids, ...passages.map((x) => `${x.document} §${x.section}`)])].map(
    (cited) => `${file.path} cites ${cited}, which is not in docs/rules`,
  )
}

/**
 * Matches test files of this tool whose rule ids are invented, so that their citations are not
 * checked.
 */
const invents = /^tools\/checks\/src\/(coverage|checks)\/.*\.test\.ts$/

export const citations: Check = {
  name: 'every rule and passage that is cited stands in docs/rules',
  run: () => {
    const known = { ids: idsOf(readRules()), passages: readProjectFile(passagesPath) }
    return projectFiles()
      .filter((path) => /\.(tsx?|mjs|css|md|html|ya?ml)$/.test(path) && !invents.test(path))
      .filter((path) => existsSync(join(root, path)))
      .flatMap((path) => citationBreaches({ path, text: readProjectFile(path) }, known))
  },
}
