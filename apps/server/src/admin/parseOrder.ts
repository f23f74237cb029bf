import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { AdminError } from './AdminError.ts'

export const usage = `Usage: pnpm admin <command>, with STATE_DIR or DATABASE_URL of the server
  create-season <name> --starts <day> [--ends <day>]
  close-season <name>
  award <season> <table.csv> [--dry-run]    columns: player (name or id), points, reason, id
  export <club.json>
  import <club.json>
  backup <file.jsonl.gz>
  restore <file.jsonl.gz>                   into an empty database
  ban <player> [--reason <text>] [--until <time>] [--dry-run]
  unban <player>                            or, of a deleted account, eip155:0x…, discord:1234
  data <player> <file.json>                 all that is kept of a player
  delete <player>                           14 days from now
  reports <open|answered|fixed|closed> | reports <id>
  picture <report id> <picture.webp>
  answer <report id> <text> [--status answered|fixed|closed]
  shop open [--starts <time>] [--ends <time>]
  shop close
  shop purchases <player>
  shop refund <purchase id> <reason>`

export type Order = {
  readonly command: string
  readonly input: Readonly<Record<string, unknown>>
  /** A file whose text is a field of the input, or the input itself. */
  readonly read?: { readonly path: string; readonly as: 'csv' | 'input' }
  /** Where the result goes instead of the terminal. */
  readonly write?: string
  /** What of it is written there; absent: all of it, as JSON. */
  readonly as?: 'picture'
}

/** Commands that are typed with a file. That of a backup is where the one who asks is; who does it may be a server elsewhere. */
const ofFiles: Readonly<Record<string, (file: string) => Omit<Order, 'command'>>> = {
  export: (file) => ({ input: {}, write: file }),
  import: (file) => ({ input: {}, read: { path: file, as: 'input' } }),
  backup: (file) => ({ input: { path: resolve(file) } }),
  restore: (file) => ({ input: { path: resolve(file) } }),
}

/**
 * Reads what was typed.
 *
 * @throws {AdminError} How it is typed.
 */
export function parseOrder(args: readonly string[]): Order {
  const { values, positionals } = parse(args)
  const [command = '', first, second] = positionals
  if (first === undefined) throw new AdminError(usage)
  if (command === 'create-season' && values.starts) {
    const { starts: startsAt, ends: endsAt = null } = values
    return { command, input: { name: first, startsAt, endsAt } }
  }
  if (command === 'close-season') return { command, input: { season: first } }
  if (command === 'award' && second !== undefined) {
    const input = { season: first, dryRun: values['dry-run'] ?? false }
    return { command, input, read: { path: second, as: 'csv' } }
  }
  const order =
    toPlayerOrder(command, [first, second], values) ??
    toReportOrder(command, [first, second], values.status)
  if (order) return order
  if (command === 'shop') return parseShopOrder(positionals.slice(1), values)
  const toOrder = Object.hasOwn(ofFiles, command) ? ofFiles[command] : undefined
  if (toOrder) return { command, ...toOrder(first) }
  throw new AdminError(usage)
}

/** What is done with one player; `undefined` for any other command. */
function toPlayerOrder(
  command: string,
  [player, file]: readonly [string, string | undefined],
  { reason, until, 'dry-run': dryRun }: Values,
): Order | undefined {
  if (command === 'ban') return { command, input: { player, reason, until, dryRun } }
  if (command === 'unban' || command === 'delete') return { command, input: { player } }
  if (command === 'data' && file !== undefined) return { command, input: { player }, write: file }
  return undefined
}

/** What is asked of the players' reports; `undefined` for any other command. */
function toReportOrder(
  command: string,
  [first, second]: readonly [string, string | undefined],
  status: string | undefined,
): Order | undefined {
  if (command === 'reports') {
    const isStatus = ['open', 'answered', 'fixed', 'closed'].includes(first)
    return { command, input: isStatus ? { status: first } : { id: first } }
  }
  if (second === undefined) return undefined
  if (command === 'picture')
    return { command, input: { report: first }, write: second, as: 'picture' }
  if (command === 'answer') return { command, input: { report: first, text: second, status } }
  return undefined
}

function parseShopOrder(
  [verb, first, second]: readonly string[],
  { starts: opensAt, ends: closesAt }: Values,
): Order {
  const command = `shop-${verb}`
  if (verb === 'open') return { command, input: { opensAt, closesAt } }
  if (verb === 'close') return { command, input: {} }
  if (verb === 'purchases' && first !== undefined) return { command, input: { player: first } }
  if (verb === 'refund' && first !== undefined && second !== undefined)
    return { command, input: { purchase: first, reason: second } }
  throw new AdminError(usage)
}

type Values = ReturnType<typeof parse>['values']

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        starts: { type: 'string' },
        ends: { type: 'string' },
        status: { type: 'string' },
        reason: { type: 'string' },
        until: { type: 'string' },
        'dry-run': { type: 'boolean' },
      },
    })
  } catch (cause) {
    throw new AdminError(usage, { cause })
  }
}
