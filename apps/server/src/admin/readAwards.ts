import { sha256 } from '@latchkey/service'
import { parse } from 'csv-parse/sync'
import * as z from 'zod'
import { AdminError } from './AdminError.ts'

/** One row of the table from which an operator awards points. Its texts are stored unchanged. */
export type AwardRow = {
  readonly line: number
  /** The awarded player's id or name. */
  readonly player: string
  readonly points: number
  readonly reason: string
  readonly awardId: string
  /** Whether the table gives the row its id. */
  readonly hasOwnId: boolean
}

const mostPoints = 1_000_000
const shownProblems = 10

const Columns = z.object({
  player: z.string().min(1),
  points: z
    .string()
    .regex(/^-?\d{1,7}$/)
    .transform(Number)
    .refine((points) => points !== 0 && Math.abs(points) <= mostPoints),
  reason: z.string().min(1).max(120),
  id: z.string().max(120).optional(),
})
const Line = z.object({ record: Columns, info: z.object({ lines: z.int() }) })

/**
 * Parses a table of awards: CSV with the columns `player` (id or name), `points`, `reason` and
 * optionally `id`, in any order and case, separated by commas, semicolons or tabs. A row without an
 * id gets one from the hash of all rows and its number. The same rows therefore count once, also if
 * a spreadsheet saved the file again in another form. An edited table counts again.
 *
 * @throws {AdminError} The message names the missing columns or the invalid lines. No row of the
 *   table is used.
 */
export function readAwards(csv: string): AwardRow[] {
  const problems: string[] = []
  const lines: z.output<typeof Line>[] = []
  for (const found of parseCsv(csv)) {
    const line = Line.safeParse(found)
    if (line.success) {
      lines.push(line.data)
      continue
    }
    const fields = line.error.issues.map(({ path }) => path[1])
    problems.push(`line ${toLine(found)} (${[...new Set(fields)].join(', ')})`)
  }
  refuseProblems('These rows are invalid', problems)
  if (lines.length === 0) throw new AdminError('The table has no rows.')
  const table = sha256(JSON.stringify(lines.map(({ record }) => toFields(record))))
  return lines.map(({ record: { id, ...row }, info }, index) => ({
    ...row,
    line: info.lines,
    awardId: id || `${table}:${index + 1}`,
    hasOwnId: Boolean(id),
  }))
}

const toFields = ({ player, points, reason, id }: z.output<typeof Columns>) => [
  player.normalize('NFC'),
  points,
  reason.normalize('NFC'),
  id ?? '',
]

/**
 * Throws if a table of awards has problems.
 *
 * @throws {AdminError} `problems` is not empty. The message lists them after the sentence.
 */
export function refuseProblems(sentence: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  const more = problems.length - shownProblems
  const shown = problems.slice(0, shownProblems).join('; ')
  throw new AdminError(`${sentence}: ${shown}${more > 0 ? `; and ${more} more` : ''}.`)
}

function parseCsv(csv: string): unknown[] {
  try {
    return parse(csv, {
      bom: true,
      columns: toColumns,
      delimiter: findDelimiter(csv),
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    })
  } catch (cause) {
    if (cause instanceof AdminError) throw cause
    throw new AdminError('The table is not CSV with the columns player, points, reason and id.', {
      cause,
    })
  }
}

/** Returns the separator that the table's first line contains most often. */
function findDelimiter(csv: string): string {
  const [head = ''] = csv.split('\n', 1)
  const count = (separator: string) => head.split(separator).length
  return [',', ';', '\t'].reduce((best, other) => (count(other) > count(best) ? other : best))
}

function toColumns(head: readonly string[]): string[] {
  const columns = head.map((name) => name.trim().toLowerCase())
  const missing = ['player', 'points', 'reason'].filter((name) => !columns.includes(name))
  if (missing.length === 0) return columns
  const [wanted, found] = [missing, columns].map((names) => names.map((name) => `"${name}"`))
  throw new AdminError(
    `The table has no column ${wanted?.join(' and ')}. Its first line names ${found?.join(', ')}.`,
  )
}

function toLine(found: unknown): string {
  const line = z.object({ info: z.object({ lines: z.int() }) }).safeParse(found)
  return line.success ? String(line.data.info.lines) : 'unknown'
}
