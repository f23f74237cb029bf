import { areaOf, areasOf, counted, openOf, type Place, type Proof } from './coverage.ts'
import type { Rule } from './rules.ts'

/** Formats a link to a test file, relative to `test-results/gate`. */
const link = (file: string) => `[${file.split('/').at(-1)}](../../${file})`

function row(id: string, proofs: readonly Proof[]): string {
  const cell = (place: Place) =>
    proofs
      .filter((proof) => proof.id === id && proof.place === place)
      .map((proof) => proof.file)
      .toSorted()
      .map(link)
      .join(', ') || '–'
  return `| ${id} | ${cell('page')} | ${cell('product')} | ${cell('elsewhere')} | ${cell('long')} |`
}

function rows(rules: readonly Rule[], proofs: readonly Proof[]): readonly string[] {
  const ids = rules.flatMap((rule) => [rule.id, ...rule.conditions])
  const shown = ids.filter((id) => proofs.some((proof) => proof.id === id))
  if (shown.length === 0) return []
  return [
    '| Id | Ran in Chromium on built packages or the frame, with or without a view | In an end-to-end title | Elsewhere | Only `pnpm test:long` |',
    '|---|---|---|---|---|',
    ...shown.map((id) => row(id, proofs)),
    '',
  ]
}

function section(area: string, rules: readonly Rule[], proofs: readonly Proof[]): string[] {
  const own = rules.filter((rule) => areaOf(rule.id) === area)
  const open = own.flatMap((rule) => openOf(rule, counted(proofs)))
  return [
    `## ${area}`,
    '',
    ...rows(own, proofs),
    ...(open.length > 0 ? [`Open: ${open.join(', ')}.`, ''] : []),
  ]
}

/**
 * Renders a table of all rule ids with the test files that prove them. The same reports always give
 * the same text.
 */
export function renderTable(rules: readonly Rule[], proofs: readonly Proof[]): string {
  return [
    '# What the tests prove, file by file',
    '',
    'Written by the last gate. The summary is `docs/coverage.md`.',
    '',
    ...areasOf(rules).flatMap((area) => section(area, rules, proofs)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
