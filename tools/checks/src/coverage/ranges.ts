import { areaOf } from './coverage.ts'

const shortOf = (id: string) => id.slice(areaOf(id).length + 1)

/** Splits sorted numbers into runs of consecutive ones, to format ranges of rule ids. */
function runsOf(positions: readonly number[]): readonly (readonly number[])[] {
  const runs: number[][] = []
  for (const position of positions) {
    const last = runs.at(-1)
    if (last?.at(-1) === position - 1) last.push(position)
    else runs.push([position])
  }
  return runs
}

/**
 * Formats the ids of rules in one area in short form, without the name of the area. Three or more
 * consecutive ids become a range: `01, 03–05`.
 *
 * @param order - All ids of the area, in the order of the rules.
 */
export function toRanges(ids: ReadonlySet<string>, order: readonly string[]): string {
  const positions = order.flatMap((id, index) => (ids.has(id) ? [index] : []))
  const at = (position: number | undefined) => shortOf(order[position ?? -1] ?? '')
  const texts = runsOf(positions).flatMap((run) =>
    run.length > 2 ? [`${at(run[0])}–${at(run.at(-1))}`] : run.map(at),
  )
  return texts.join(', ') || '–'
}

/**
 * Returns the ids that a text of {@link toRanges} stands for. Omits ids that are not in `order`.
 */
export function fromRanges(text: string, order: readonly string[]): readonly string[] {
  const shorts = order.map(shortOf)
  return text.split(', ').flatMap((part) => {
    const [first = '', last = first] = part.split('–')
    const from = shorts.indexOf(first)
    return from < 0 ? [] : order.slice(from, shorts.indexOf(last) + 1)
  })
}
