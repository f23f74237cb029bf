import type { AdminContext } from './AdminCommand.ts'
import { AdminError } from './AdminError.ts'
import * as commands from './commands/index.ts'

/**
 * Runs an admin command by its name.
 *
 * @throws {AdminError} The command is unknown, or it failed.
 */
export async function runCommand(
  context: AdminContext,
  { command, input }: { readonly command: string; readonly input?: unknown },
): Promise<unknown> {
  const found = Object.values(commands).find(({ name }) => name === command)
  if (!found) throw new AdminError(`There is no command "${command}".`)
  return found.run(context, input)
}
