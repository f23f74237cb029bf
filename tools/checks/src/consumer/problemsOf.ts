import type { Consumer } from './installConsumer.ts'

/**
 * Runs a program of a test project. Returns its output as a problem if it fails, else an empty
 * list.
 */
export async function problemsOf(
  consumer: Consumer,
  program: string,
  ...args: readonly string[]
): Promise<readonly string[]> {
  try {
    await consumer.run(program, ...args)
    return []
  } catch (error) {
    const said = typeof error === 'object' && error && 'stdout' in error ? error.stdout : error
    return [`${program}: ${String(said)}`]
  }
}
