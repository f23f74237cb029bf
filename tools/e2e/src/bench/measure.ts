/** Milliseconds that something takes. */
export async function timed(run: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await run()
  return performance.now() - from
}

/** The one in the middle, in whole milliseconds; of none it is 0 ms. */
export function median(values: readonly number[]): string {
  const sorted = values.toSorted((a, b) => a - b)
  return `${Math.round(sorted[Math.floor(sorted.length / 2)] ?? 0)} ms`
}

export const say = (line: string) => process.stdout.write(`${line}\n`)
