import type { AdminContext } from './AdminCommand.ts'
import { AdminError } from './AdminError.ts'
import { adminCommands } from './commands/index.ts'

/**
 * Runs a command.
 *
 * @throws {AdminError} There is no such command, or it cannot be done.
 */
export async function runCommand(
  context: AdminContext,
  { command, input }: { readonly command: string; readonly input?: unknown },
): Promise<unknown> {
  const run = Object.hasOwn(adminCommands, command) ? adminCommands[command] : undefined
  if (!run) throw new AdminError(`There is no command "${command}".`)
  return run(context, input)
}
