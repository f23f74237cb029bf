import { root } from '../settings/settings.ts'
import type { ChildContext } from './ChildContext.ts'
import { isHttpReady, type ReadyOptions } from './isHttpReady.ts'
import type { Runner } from './Service.ts'
import { spawnChild } from './spawnChild.ts'
import { waitUntilReady } from './waitUntilReady.ts'

/**
 * Time limit in milliseconds for the start of a service. The first start creates the database,
 * which takes seconds, and much longer on a busy machine.
 */
const READY_DEADLINE_MS = 90_000
const STOP_GRACE_MS = 6_000

export type ProgramRunnerOptions = {
  readonly name: string
  readonly title: string
  /** Command-line arguments of `node` that run the program. */
  readonly args: readonly string[]
  readonly cwd?: string
  readonly env?: Readonly<Record<string, string>>
  readonly ready: ReadyOptions
  readonly context: ChildContext
}

/** Creates the service of a program of this workspace, which runs as a separate process. */
export function createProgramRunner(options: ProgramRunnerOptions): Runner {
  const { name, title, ready, context } = options
  return {
    name,
    title,
    start: async (onExit) => {
      const child = await spawnChild({
        name,
        command: process.execPath,
        args: options.args,
        cwd: options.cwd ?? root,
        context,
        ...(options.env && { env: options.env }),
      })
      child.exited.then(onExit)
      await waitUntilReady({
        title,
        child,
        deadlineMs: READY_DEADLINE_MS,
        isReady: () => isHttpReady(ready),
      })
      return { stop: () => child.stop(STOP_GRACE_MS), kill: child.kill }
    },
  }
}
