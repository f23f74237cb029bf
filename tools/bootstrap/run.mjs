// Entry of every root script. Runs on any Node from version 20 on, with built-in modules only. All
// other code runs on Node 24.
import { commands } from './lib/commands.mjs'
import { UserError } from './lib/userError.mjs'

const [name = '', ...rest] = process.argv.slice(2)
const command = commands[name]

try {
  if (!command)
    throw new UserError(`Unknown command "${name}". Known: ${Object.keys(commands).join(', ')}.`)
  process.exitCode = await command(rest)
} catch (error) {
  // Prints one sentence for a failure that the developer can fix, and a stack for a bug.
  console.error(error instanceof UserError ? `\n${error.message}` : error)
  process.exitCode = 1
}
