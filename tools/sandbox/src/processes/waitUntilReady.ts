import { setTimeout as wait } from 'node:timers/promises'
import { StartError } from '../errors/StartError.ts'
import type { Child } from './spawnChild.ts'

const POLL_MS = 40

export type WaitOptions = {
  readonly title: string
  readonly child: Child
  readonly deadlineMs: number
  /** Returns whether the child process is ready. A rejection also means that it is not. */
  readonly isReady: () => Promise<boolean>
}

/**
 * Waits until a child process is ready.
 *
 * @throws {StartError} The child has exited, or was not ready in time and has been killed.
 */
export async function waitUntilReady(options: WaitOptions): Promise<void> {
  const { title, child, isReady } = options
  let ended: string | undefined
  child.exited.then((reason) => {
    ended = reason
  })
  const deadline = performance.now() + options.deadlineMs
  while (performance.now() < deadline) {
    if (ended !== undefined) {
      const words = child.getLastWords()
      throw new StartError(`${title} ${ended} while starting${words ? `: ${words}` : '.'}`)
    }
    // The port does not accept connections yet. The check is repeated until the deadline, whose
    // error reports the failure.
    if (await isReady().catch(() => false)) return
    await wait(POLL_MS)
  }
  await child.kill()
  throw new StartError(`${title} was not ready within ${options.deadlineMs / 1000} s.`)
}
