import { availableParallelism } from 'node:os'

/**
 * Maps items by an async function, as many at a time as the machine has cores. The results have the
 * order of the items.
 */
export async function mapAtOnce<item, answer>(
  items: readonly item[],
  work: (item: item) => Promise<answer>,
): Promise<readonly answer[]> {
  const waiting = [...items.entries()]
  const answers: answer[] = []
  const takeNext = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      answers[next[0]] = await work(next[1])
  }
  await Promise.all(Array.from({ length: availableParallelism() }, takeNext))
  return answers
}
