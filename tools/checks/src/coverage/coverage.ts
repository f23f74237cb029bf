import type { RanTest } from './RanTest.ts'
import { demandsOf, idPattern, idsOf, type Rule } from './rules.ts'

/**
 * Kind of environment in which a test ran: a page in a browser, the built product, or elsewhere.
 * Tests of the kind `long` are listed, but do not count as proofs.
 */
export type Place = 'page' | 'product' | 'elsewhere' | 'long'
/**
 * Statement that a test proves a rule of the specification, or a condition of one, in an
 * environment.
 */
export type Claim = { readonly id: string; readonly place: Place }
export type Proof = Claim & { readonly file: string }
/** Tests that a step of the gate ran, and the environment of each of its test projects. */
export type Report = {
  readonly tests: readonly RanTest[]
  readonly placeOf: (project: string) => Place
}

export const idsIn = (title: string): readonly string[] => title.match(idPattern) ?? []

const proves = (test: RanTest) => test.outcome === 'passed' && test.asserts

/**
 * Returns each proof of a rule in the test reports once: id, environment and test file. A rule with
 * lettered conditions is proven by its conditions.
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

/** Lists faults of the test reports for which the gate fails even if all tests passed. */
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

/** Returns the claims that count as proofs. Those of long runs do not. */
export const counted = (claims: readonly Claim[]): readonly Claim[] =>
  claims.filter(({ place }) => place !== 'long')

/** Returns the rules of the specification all of whose conditions are proven. */
export function provenRules(rules: readonly Rule[], proofs: readonly Claim[]): readonly Rule[] {
  const ids = new Set(proofs.map((proof) => proof.id))
  return rules.filter((rule) => demandsOf(rule).every((id) => ids.has(id)))
}

/** Returns the area of a rule's id, such as `K-INIT` for `K-INIT-02a`. */
export const areaOf = (id: string) => id.replace(/-\d+[a-z]?$/, '')

/** Returns the areas of the rules, each once, in the order of the rules. */
export const areasOf = (rules: readonly Rule[]): readonly string[] => [
  ...new Set(rules.map((rule) => areaOf(rule.id))),
]

/**
 * Returns the ids of a rule that no test proves: conditions without a proof, or the id of the rule
 * itself.
 */
export function openOf(rule: Rule, proofs: readonly Claim[]): readonly string[] {
  return demandsOf(rule).filter((id) => !proofs.some((proof) => proof.id === id))
}
