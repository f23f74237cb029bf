import { runLocked } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import type { Ports } from '../kit/ports.ts'

/**
 * Runs a function under a Web Lock. This is not part of `browserPorts`, because those load with
 * every page. Insecure pages have no locks.
 */
const byLocks: NonNullable<Ports['takeTurns']> = (name, run) =>
  runLocked(run, { name, locks: navigator.locks })

/** Runs a function while no other tab of the origin runs a function under the same name. */
export function takeTurns<result>(
  { ports }: Pick<Kit, 'ports'>,
  name: string,
  run: () => Promise<result>,
): Promise<result> {
  return (ports.takeTurns ?? byLocks)(name, run)
}
