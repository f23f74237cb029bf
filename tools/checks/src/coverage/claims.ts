import { type Place, type Proof, renderCoverage } from './coverage.ts'
import type { Rule } from './rules.ts'

/** Columns of the document, from left to right. */
const places: readonly Place[] = ['page', 'product', 'elsewhere', 'long']

const filesOf = (cell: string) => [...cell.matchAll(/\]\(\.\.\/([^)]+)\)/g)].map((x) => x[1] ?? '')

/** What a document claims, row by row. `[]` where it has no rows. */
export function claimsOf(document: string): readonly Proof[] {
  const rows = document.split('\n').filter((line) => /^\| [KS]-/.test(line))
  return rows.flatMap((line) => {
    const [id = '', ...cells] = line.slice(2, -2).split(' | ')
    return places.flatMap((place, index) =>
      filesOf(cells[index] ?? '').map((file) => ({ id, place, file })),
    )
  })
}

const keyOf = ({ id, place, file }: Proof) => [id, place, file].join(' ')

/**
 * What is wrong with a document beside the proofs of a run: claims that the run did not prove, and sums or lists that do
 * not follow from its claims. To claim less than was proven is no fault: who writes it next adds it.
 */
export function faultsOfDocument(
  document: string,
  rules: readonly Rule[],
  proofs: readonly Proof[],
): readonly string[] {
  const claims = claimsOf(document)
  const proven = new Set(proofs.map(keyOf))
  const unproven = claims.filter((claim) => !proven.has(keyOf(claim)))
  return [
    ...unproven.map(({ id, place, file }) => `${id} is not proven by ${file} (${place})`),
    ...(document === renderCoverage(rules, claims) ? [] : ['it does not follow from its own rows']),
  ]
}
