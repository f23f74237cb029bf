/** Returns two different, unpredictable positions below `count`, in ascending order. */
export function pickGroups(count: number): readonly number[] {
  const places = Array.from({ length: count }, (_, index) => index)
  const weights = crypto.getRandomValues(new Uint32Array(count))
  return places
    .toSorted((first, second) => (weights[first] ?? 0) - (weights[second] ?? 0))
    .slice(0, 2)
    .toSorted((first, second) => first - second)
}
