import type { Consumer } from './installConsumer.ts'

/** Returns the output of a consumer's program if it fails. */
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
