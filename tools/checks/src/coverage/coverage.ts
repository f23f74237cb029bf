import type { RanTest } from './RanTest.ts'
import { demandsOf, idPattern, idsOf, type Rule } from './rules.ts'

/** Place where a test ran. Proofs of long runs are shown and not counted. */
export type Place = 'page' | 'product' | 'elsewhere' | 'long'
/** The id of a rule or of one of its conditions, and the place where a test that proves it ran. */
export type Claim = { readonly id: string; readonly place: Place }
export type Proof = Claim & { readonly file: string }
/** Tests of one report, and the place of each of its projects. */
export type Report = {
  readonly tests: readonly RanTest[]
  readonly placeOf: (project: string) => Place
}

export const idsIn = (title: string): readonly string[] => title.match(idPattern) ?? []

const proves = (test: RanTest) => test.outcome === 'passed' && test.asserts

/**
 * Returns the proofs in the reports, each (id, place, file) once. A rule with lettered conditions
 * counts by its conditions.
 */
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

/** Lists faults that fail the gate although every runner passed. */
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

/** Returns the proofs that count: all except those of long runs. */
export const counted = (claims: readonly Claim[]): readonly Claim[] =>
  claims.filter(({ place }) => place !== 'long')

/** Returns the rules that are fully proven. */
export function provenRules(rules: readonly Rule[], proofs: readonly Claim[]): readonly Rule[] {
  const ids = new Set(proofs.map((proof) => proof.id))
  return rules.filter((rule) => demandsOf(rule).every((id) => ids.has(id)))
}

/** Returns the area of an id, such as `K-INIT` for `K-INIT-02a`. */
export const areaOf = (id: string) => id.replace(/-\d+[a-z]?$/, '')

/** Returns every area of the rules, in their order. */
export const areasOf = (rules: readonly Rule[]): readonly string[] => [
  ...new Set(rules.map((rule) => areaOf(rule.id))),
]

/** Returns the ids of a rule without a proof: the rule itself, or some of its conditions. */
export function openOf(rule: Rule, proofs: readonly Claim[]): readonly string[] {
  return demandsOf(rule).filter((id) => !proofs.some((proof) => proof.id === id))
}
