import type { Kit } from '../kit/Kit.ts'
import type { Ports } from '../kit/ports.ts'

/** Here and not among the ports of the browser: those load with every page. A page that is not secure has no locks. */
const byLocks: NonNullable<Ports['takeTurns']> = async (name, run) =>
  navigator.locks?.request(name, run) ?? run()

/** Runs something while no other tab of the origin runs something of that name. */
export function takeTurns<result>(
  { ports }: Pick<Kit, 'ports'>,
  name: string,
  run: () => Promise<result>,
): Promise<result> {
  return (ports.takeTurns ?? byLocks)(name, run)
}
