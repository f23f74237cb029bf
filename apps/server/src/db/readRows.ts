import type { SQL } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from './Database.ts'

/**
 * Schema of a query result's rows. PGlite wraps its rows in an object; PostgreSQL's driver returns
 * an array.
 */
const Rows = z.union([z.array(z.unknown()), z.object({ rows: z.array(z.unknown()) })])

/**
 * Runs an SQL statement that the query builder cannot express, and validates its rows by a schema.
 */
export async function readRows<row extends z.ZodType>(
  db: Pick<Database, 'execute'>,
  statement: SQL,
  row: row,
): Promise<z.output<row>[]> {
  const answer = Rows.parse(await db.execute(statement))
  return z.array(row).parse(Array.isArray(answer) ? answer : answer.rows)
}
