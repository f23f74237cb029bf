export type Arrow = { readonly from: string; readonly to: string }

function reachable(start: string, next: ReadonlyMap<string, readonly string[]>): Set<string> {
  const seen = new Set<string>()
  const open = [start]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    for (const to of next.get(name) ?? []) {
      if (seen.has(to)) continue
      seen.add(to)
      open.push(to)
    }
  }
  return seen
}

function grouped(
  arrows: readonly Arrow[],
  key: 'from' | 'to',
  value: 'from' | 'to',
): ReadonlyMap<string, readonly string[]> {
  const groups = new Map<string, string[]>()
  for (const arrow of arrows) {
    const group = groups.get(arrow[key])
    if (group) group.push(arrow[value])
    else groups.set(arrow[key], [arrow[value]])
  }
  return groups
}

/**
 * Returns the dependency cycles of a graph: its strongly connected components with more than one
 * node. The largest comes first; the names in each are sorted.
 */
export function knotsOf(arrows: readonly Arrow[]): readonly (readonly string[])[] {
  const forward = grouped(arrows, 'from', 'to')
  const backward = grouped(arrows, 'to', 'from')
  const tied = new Set<string>()
  const knots: string[][] = []
  for (const name of forward.keys()) {
    if (tied.has(name)) continue
    const ahead = reachable(name, forward)
    if (!ahead.has(name)) continue
    const behind = reachable(name, backward)
    const knot = [...ahead].filter((other) => behind.has(other)).toSorted()
    for (const other of knot) tied.add(other)
    if (knot.length > 1) knots.push(knot)
  }
  return knots.toSorted((a, b) => b.length - a.length)
}
