/** Returns the duration of a function in milliseconds. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

/**
 * Formats the median of durations as whole milliseconds, such as `12 ms`; `0 ms` for an empty list.
 */
export function median(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms`
}

export const say = (line: string) => process.stdout.write(`${line}\n`)
