import { readFile, writeFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Picture } from '@latchkey/product-api'
import { StartError } from '@latchkey/service'
import type { Order } from './admin/AdminCommand.ts'
import { AdminError } from './admin/AdminError.ts'
import { carryOut } from './admin/carryOut.ts'
import { createProgress } from './admin/createProgress.ts'
import { parseOrder } from './admin/parseOrder.ts'
import { toTerminalText } from './admin/toTerminalText.ts'
import { toText } from './admin/toText.ts'

/**
 * Path of the folder with the SQL migrations. It is valid from `src/` and from `dist/`, because
 * both lie beside `drizzle/`.
 */
const migrationsFolder = fileURLToPath(new URL('../drizzle', import.meta.url))

async function readInput({ input, read }: Order): Promise<unknown> {
  if (!read) return input
  const bytes = await readFile(read.path).catch((cause: unknown) => {
    throw new AdminError(`${read.path} cannot be read.`, { cause })
  })
  const text = toText(bytes)
  if (read.as === 'csv') return { ...input, csv: text }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AdminError(`${read.path} is not JSON.`, { cause })
  }
}

function toBytes(result: unknown): Buffer {
  return Buffer.from(Picture.parse(result).data, 'base64')
}

async function run(): Promise<void> {
  const order = parseOrder(process.argv.slice(2))
  if ('help' in order) {
    process.stdout.write(order.help)
    return
  }
  const progress = createProgress(process.stderr)
  const result = await carryOut({
    command: order.command,
    input: await readInput(order),
    actor: userInfo().username,
    report: progress.show,
    stateDir: process.env['STATE_DIR'] || undefined,
    databaseUrl: process.env['DATABASE_URL'] || undefined,
    migrationsFolder,
  })
  progress.end()
  const text =
    order.as === 'picture'
      ? toBytes(result)
      : toTerminalText(`${JSON.stringify(result, null, 2)}\n`)
  if (order.write === undefined) process.stdout.write(text)
  else await writeFile(order.write, text, { mode: 0o600 })
}

run().catch((error: unknown) => {
  if (!(error instanceof AdminError || error instanceof StartError)) throw error
  process.stderr.write(toTerminalText(`${error.shortMessage}\n`))
  process.exitCode = 1
})
