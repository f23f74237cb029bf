import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { projectFiles, readProjectFile, root } from './workspace.ts'

export type Proof = { readonly id: string; readonly file: string }

/** Tests, and the suites that several tests share. */
const testFile = /(\.test\.tsx?|\.spec\.ts|\.story\.tsx|\/testing\/describe\w+\.tsx?)$/
const idPattern = /\b(K-[A-Z]+-\d{2}|S-\d{2,3})\b/g
const runners = /^(test|it|describe)(\.|$)/

function titleOf(node: ts.Node): string | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const [first] = node.arguments
  const isRunner = runners.test(node.expression.getText())
  return isRunner && first && (ts.isStringLiteralLike(first) || ts.isTemplateExpression(first))
    ? first.getText()
    : undefined
}

/** Ids named by the titles of the tests in a file; comments and code do not count. */
export function idsInTitles(path: string, text: string): readonly string[] {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found = new Set<string>()
  const visit = (node: ts.Node): void => {
    for (const id of titleOf(node)?.match(idPattern) ?? []) found.add(id)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return [...found]
}

/** Every (id, file) pair of the checkout. */
export function readProofs(): readonly Proof[] {
  return projectFiles()
    .filter((path) => testFile.test(path) && /^(apps|packages|tools)\//.test(path))
    .flatMap((file) => idsInTitles(file, readProjectFile(file)).map((id) => ({ id, file })))
}

/** Rows of the feature list and rules of the security requirements. */
const known = { K: 304, S: 100 }

/** Where the gate runs the tests of a file. */
type Place = 'page' | 'product' | 'elsewhere'

/** Follows `vitest.projects.ts`: what runs in Chromium on the built packages. */
const inPage =
  /^(?:apps\/secure-frame|packages\/(?!service\/|walletconnect\/)[\w-]+)\/src\/.*(?<!\.(?:node|chain)\.test|\.story)\.tsx?$/

function placeOf(file: string): Place {
  if (file.startsWith('tools/e2e/')) return 'product'
  return inPage.test(file) ? 'page' : 'elsewhere'
}

const group = (id: string) => id.replace(/-\d+$/, '')
const link = (file: string) => `[${file.split('/').slice(-1)[0]}](../${file})`
const cell = (files: readonly string[]) => files.map(link).join(', ') || '–'

function table(ids: readonly string[], proofs: readonly Proof[]): readonly string[] {
  const rows = ids.map((id) => {
    const files = proofs
      .filter((proof) => proof.id === id)
      .map((proof) => proof.file)
      .sort()
    const at = (place: Place) => cell(files.filter((file) => placeOf(file) === place))
    return `| ${id} | ${at('page')} | ${at('product')} | ${at('elsewhere')} |`
  })
  return [
    '| Id | Built packages and the frame, in a page of Chromium | Built product, end to end | Elsewhere |',
    '|---|---|---|---|',
    ...rows,
  ]
}

/** The document, from nothing but the titles of tests. */
export function renderCoverage(proofs: readonly Proof[]): string {
  const ids = [...new Set(proofs.map((proof) => proof.id))].sort()
  const groups = [...new Set(ids.map(group))]
  const count = (letter: string, among = ids) =>
    among.filter((id) => id.startsWith(`${letter}-`)).length
  const inBrowser = ids.filter((id) =>
    proofs.some((proof) => proof.id === id && placeOf(proof.file) !== 'elsewhere'),
  )
  return [
    '# What the tests prove',
    '',
    'Written by `pnpm coverage:ids` from the titles of the tests; the gate fails when it is not current.',
    'An id stands here when a test names it. The gate runs the first two columns in a browser on what was built; the last one in Node or jsdom, and stories in Chromium on sources.',
    '',
    `Named: ${count('K')} of ${known.K} K rows, ${count('S')} of ${known.S} S rules; in a browser: ${count('K', inBrowser)} K rows, ${count('S', inBrowser)} S rules; end to end: ${
      new Set(proofs.filter(({ file }) => placeOf(file) === 'product').map(({ id }) => id)).size
    } ids.`,
    ...groups.flatMap((name) => [
      '',
      `## ${name}`,
      '',
      ...table(
        ids.filter((id) => group(id) === name),
        proofs,
      ),
    ]),
    '',
  ].join('\n')
}

export const coveragePath = 'docs/coverage.md'

if (import.meta.main && process.argv.includes('--write')) {
  writeFileSync(join(root, coveragePath), renderCoverage(readProofs()))
}
