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
 * optionally `id`. A row without an id gets one from the hash of the whole table and its line
 * number. Importing the same file again therefore adds no points, but an edited file counts again.
 *
 * @throws {AdminError} The message names the invalid lines. No row of the table is used.
 */
export function readAwards(csv: string): AwardRow[] {
  const table = sha256(csv)
  const problems: string[] = []
  const rows: AwardRow[] = []
  for (const found of parseCsv(csv)) {
    const line = Line.safeParse(found)
    if (line.success) {
      const { record, info } = line.data
      const { id, ...row } = record
      rows.push({ ...row, line: info.lines, awardId: id || `${table}:${info.lines}` })
      continue
    }
    const fields = line.error.issues.map(({ path }) => path[1])
    problems.push(`line ${toLine(found)} (${[...new Set(fields)].join(', ')})`)
  }
  refuseProblems('These rows are invalid', problems)
  if (rows.length === 0) throw new AdminError('The table has no rows.')
  return rows
}

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
    return parse(csv, { bom: true, columns: true, info: true, skip_empty_lines: true, trim: true })
  } catch (cause) {
    throw new AdminError('The table is not CSV with the columns player, points, reason and id.', {
      cause,
    })
  }
}

function toLine(found: unknown): string {
  const line = z.object({ info: z.object({ lines: z.int() }) }).safeParse(found)
  return line.success ? String(line.data.info.lines) : 'unknown'
}
