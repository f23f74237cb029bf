import type { RanTest } from './RanTest.ts'
import { demandsOf, idPattern, idsOf, type Rule } from './rules.ts'

/** Where a test ran; what only long runs prove is shown and not counted. */
export type Place = 'page' | 'product' | 'elsewhere' | 'long'
export type Proof = { readonly id: string; readonly place: Place; readonly file: string }
/** Tests of one report and the place of each of its projects. */
export type Report = {
  readonly tests: readonly RanTest[]
  readonly placeOf: (project: string) => Place
}

export const idsIn = (title: string): readonly string[] => title.match(idPattern) ?? []

const proves = (test: RanTest) => test.outcome === 'passed' && test.asserts

/** What the reports prove, each (id, place, file) once. A rule counts by its lettered conditions where it has some. */
export function proofsOf(rules: readonly Rule[], reports: readonly Report[]): readonly Proof[] {
  const known = idsOf(rules)
  const found = new Map<string, Proof>()
  for (const { tests, placeOf } of reports)
    for (const test of tests.filter(proves))
      for (const id of idsIn(test.title).filter((x) => known.has(x))) {
        const proof: Proof = { id, place: placeOf(test.project), file: test.file }
        found.set([id, proof.place, proof.file].join(' '), proof)
      }
  return [...found.values()]
}

/** What stops the gate although every runner was content. */
export function faultsOf(rules: readonly Rule[], reports: readonly Report[]): readonly string[] {
  const known = idsOf(rules)
  return reports
    .flatMap(({ tests }) => tests)
    .flatMap((test) => [
      ...idsIn(test.title)
        .filter((id) => !known.has(id))
        .map((id) => `${test.file}: "${test.title}" names ${id}, which is not in docs/rules`),
      ...(test.outcome === 'fails' ? [`${test.file}: "${test.title}" is meant to fail`] : []),
      ...(test.outcome === 'passed' && !test.asserts
        ? [`${test.file}: "${test.title}" asserts nothing`]
        : []),
    ])
}

const counted = (proofs: readonly Proof[]) => proofs.filter((proof) => proof.place !== 'long')

/** Rules of which everything is proven. */
export function provenRules(rules: readonly Rule[], proofs: readonly Proof[]): readonly Rule[] {
  const ids = new Set(proofs.map((proof) => proof.id))
  return rules.filter((rule) => demandsOf(rule).every((id) => ids.has(id)))
}

const groupOf = (id: string) => id.replace(/-\d+[a-z]?$/, '')
const isRow = (rule: Rule) => rule.id.startsWith('K-')
const link = (file: string) => `[${file.split('/').at(-1)}](../${file})`

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

function table(rules: readonly Rule[], proofs: readonly Proof[]): readonly string[] {
  const ids = rules.flatMap((rule) => [rule.id, ...rule.conditions])
  const shown = ids.filter((id) => proofs.some((proof) => proof.id === id))
  if (shown.length === 0) return []
  return [
    '| Id | Built packages and the frame, in a page of Chromium | Built product, end to end | Elsewhere | Only `pnpm test:long` |',
    '|---|---|---|---|---|',
    ...shown.map((id) => row(id, proofs)),
    '',
  ]
}

/** What a rule still lacks: itself, or some of its conditions. */
function openOf(rule: Rule, proofs: readonly Proof[]): readonly string[] {
  return demandsOf(rule).filter((id) => !proofs.some((proof) => proof.id === id))
}

function section(group: string, rules: readonly Rule[], proofs: readonly Proof[]): string[] {
  const own = rules.filter((rule) => groupOf(rule.id) === group)
  const open = own.flatMap((rule) => openOf(rule, counted(proofs)))
  return [
    `## ${group}`,
    '',
    ...table(own, proofs),
    ...(open.length > 0 ? [`Open: ${open.join(', ')}.`, ''] : []),
  ]
}

function summary(rules: readonly Rule[], proofs: readonly Proof[]): string {
  const count = (among: readonly Proof[]) => {
    const proven = provenRules(rules, among)
    const rows = proven.filter(isRow).length
    return { rows, rules: proven.length - rows }
  }
  const all = count(counted(proofs))
  const browser = count(proofs.filter(({ place }) => place === 'page' || place === 'product'))
  const product = count(proofs.filter(({ place }) => place === 'product'))
  const rows = rules.filter(isRow).length
  return [
    `Proven: ${all.rows} of ${rows} K rows, ${all.rules} of ${rules.length - rows} S rules; `,
    `wholly in a browser: ${browser.rows} K rows, ${browser.rules} S rules; `,
    `wholly end to end: ${product.rows} K rows, ${product.rules} S rules.`,
  ].join('')
}

/** The document: the same reports give the same text. */
export function renderCoverage(rules: readonly Rule[], proofs: readonly Proof[]): string {
  const groups = [...new Set(rules.map((rule) => groupOf(rule.id)))]
  return [
    '# What the tests prove',
    '',
    'Written by `pnpm coverage:ids` from the reports of the last `pnpm check`; the gate fails when it claims what its own run did not prove.',
    'An id of [docs/rules](rules/README.md) counts when a test that carries it in its title ran, asserted something and passed. A rule',
    'with lettered conditions counts when all of them do. Focused, skipped and empty tests and those meant to fail count for nothing,',
    'nor does what only `pnpm test:long` runs.',
    '',
    summary(rules, proofs),
    '',
    ...groups.flatMap((group) => section(group, rules, proofs)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}
