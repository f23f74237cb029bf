import {
  areaOf,
  areasOf,
  type Claim,
  counted,
  openOf,
  type Place,
  provenRules,
} from './coverage.ts'
import { fromRanges, toRanges } from './ranges.ts'
import type { Rule } from './rules.ts'

/** Environments that have a column in the coverage summary, from left to right. */
const places: readonly Place[] = ['page', 'product', 'elsewhere']

const idsOfArea = (area: string, rules: readonly Rule[]) =>
  rules.filter((rule) => areaOf(rule.id) === area).flatMap((rule) => [rule.id, ...rule.conditions])

function row(area: string, rules: readonly Rule[], claims: readonly Claim[]): string {
  const own = rules.filter((rule) => areaOf(rule.id) === area)
  const order = idsOfArea(area, rules)
  const cells = places.map((place) => {
    const ids = claims.filter((claim) => claim.place === place).map(({ id }) => id)
    return toRanges(new Set(ids), order)
  })
  const proven = `${provenRules(own, claims).length} of ${own.length}`
  const open = own.flatMap((rule) => openOf(rule, claims)).join(', ') || '–'
  return `| ${[area, proven, open, ...cells].join(' | ')} |`
}

const isRow = (rule: Rule) => rule.id.startsWith('K-')

function sums(rules: readonly Rule[], claims: readonly Claim[]): string {
  const count = (among: readonly Claim[]) => {
    const proven = provenRules(rules, among)
    const rows = proven.filter(isRow).length
    return { rows, rules: proven.length - rows }
  }
  const all = count(claims)
  const browser = count(claims.filter(({ place }) => place === 'page' || place === 'product'))
  const product = count(claims.filter(({ place }) => place === 'product'))
  const rows = rules.filter(isRow).length
  return [
    `Proven: ${all.rows} of ${rows} K rows, ${all.rules} of ${rules.length - rows} S rules; `,
    `with tests that all ran in Chromium or end to end: ${browser.rows} K rows, ${browser.rules} S rules; `,
    `with all ids in end-to-end titles: ${product.rows} K rows, ${product.rules} S rules.`,
  ].join('')
}

/**
 * Renders the coverage summary that is stored in the repository, with one row per area. Omits
 * claims that do not count.
 */
export function renderSummary(rules: readonly Rule[], claims: readonly Claim[]): string {
  const all = counted(claims)
  return `# What the tests prove

Each line names the proven ids of one area of [the rules](rules/README.md), by the place where their tests ran. An id counts when a test
with this id in its title ran in the gate, asserted and passed. A rule with lettered conditions counts when all of them do.

The columns say where such a test ran, not what it looked at. Tests of logic without a view run in Chromium too, and the title of an
end-to-end test may name more than the test asserts. Only reading the test shows that.

The gate fails when its own run does not prove an id that stands here. \`pnpm coverage:ids\` writes this file from the reports of the last
whole \`pnpm check\`. Each gate writes the whole table, with the files that prove each id, to \`test-results/gate/coverage.md\`.

${sums(rules, all)}

| Area | Proven | Open | Ran in Chromium, with or without a view | In an end-to-end title | Elsewhere |
|---|---|---|---|---|---|
${areasOf(rules)
  .map((area) => row(area, rules, all))
  .join('\n')}
`
}

/**
 * Reads the claims, which rule is proven in which environment, from the rows of a coverage summary.
 */
export function claimsOf(document: string, rules: readonly Rule[]): readonly Claim[] {
  const rows = document.split('\n').filter((line) => /^\| (K-[A-Z]+|S) \|/.test(line))
  return rows.flatMap((line) => {
    const [area = '', , , ...cells] = line.slice(2, -2).split(' | ')
    const order = idsOfArea(area, rules)
    return places.flatMap((place, index) =>
      fromRanges(cells[index] ?? '', order).map((id) => ({ id, place })),
    )
  })
}

const keyOf = ({ id, place }: Claim) => `${id} ${place}`

/**
 * Lists faults of a stored coverage summary: claims that the gate's last run does not prove, and
 * text that does not follow from the claims. The run may prove more; the next update adds it.
 */
export function faultsOfSummary(
  document: string,
  rules: readonly Rule[],
  proofs: readonly Claim[],
): readonly string[] {
  const claims = claimsOf(document, rules)
  const proven = new Set(proofs.map(keyOf))
  const unproven = claims.filter((claim) => !proven.has(keyOf(claim)))
  return [
    ...unproven.map(({ id, place }) => `${id} is no longer proven (${place})`),
    ...(document === renderSummary(rules, claims)
      ? []
      : ['the text does not follow from its own lines: run "pnpm coverage:ids"']),
  ]
}
