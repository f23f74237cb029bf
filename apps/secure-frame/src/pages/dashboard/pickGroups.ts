/**
 * Returns two different random positions below `count`, in ascending order, at which the user must
 * repeat the recovery code.
 */
export function pickGroups(count: number): readonly number[] {
  const places = Array.from({ length: count }, (_, index) => index)
  const weights = crypto.getRandomValues(new Uint32Array(count))
  return places
    .sort((first, second) => (weights[first] ?? 0) - (weights[second] ?? 0))
    .slice(0, 2)
    .sort((first, second) => first - second)
}
