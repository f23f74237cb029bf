import type { Consumer } from './installConsumer.ts'

/** What a program of the consumer says when it ends badly. */
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
