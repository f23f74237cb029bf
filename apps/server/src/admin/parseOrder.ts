import { Command, CommanderError } from 'commander'
import { type AdminCommand, type Order, toWords } from './AdminCommand.ts'
import { AdminError } from './AdminError.ts'
import * as commands from './commands/index.ts'

/**
 * Parses the arguments of the admin command line.
 *
 * @returns The command's input and files, or the help text if the operator requested help.
 * @throws {AdminError} The message contains the parse error and the usage of the command.
 */
export function parseOrder(args: readonly string[]): Order | { readonly help: string } {
  let order: Order | undefined
  let output = ''
  const write = (text: string) => {
    output += text
  }
  const program = new Command('pnpm admin')
    .description('Administers a product server. Select it by its STATE_DIR or DATABASE_URL.')
    .configureOutput({ writeOut: write, writeErr: write })
    .configureHelp({ sortSubcommands: true })
    .showHelpAfterError()
    .exitOverride()
  for (const command of Object.values(commands))
    addCommand(program, command, (given) => {
      order = given
    })
  try {
    program.parse(args, { from: 'user' })
  } catch (cause) {
    if (!(cause instanceof CommanderError)) throw cause
    if (cause.exitCode === 0) return { help: output }
    throw new AdminError(output.trimEnd(), { cause })
  }
  if (!order) throw new AdminError(program.helpInformation())
  return order
}

/**
 * Adds a command to the parser of the admin command line. The first word becomes a group: `shop
 * open` is the subcommand `open` of `shop`.
 */
function addCommand(
  program: Command,
  { name, usage, summary, options, toOrder }: AdminCommand,
  onOrder: (order: Order) => void,
): void {
  const [first = '', ...rest] = toWords(usage)
  const parent = rest.length === 0 ? program : findGroup(program, first)
  const own = parent.command(rest.length === 0 ? usage : usage.slice(first.length + 1))
  own.description(summary)
  for (const option of options) own.addOption(option)
  own.action(() => {
    const values = own.registeredArguments.map((given, index) => [given.name(), own.args[index]])
    const typed = { ...Object.fromEntries(values), ...own.opts() }
    onOrder({ command: name, ...toOrder(typed) })
  })
}

function findGroup(program: Command, name: string): Command {
  const known = program.commands.find((command) => command.name() === name)
  return known ?? program.command(name).description(`Commands for the ${name}.`)
}
