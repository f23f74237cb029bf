import type { OpenDatabase as Open, Database as ServiceDatabase } from '@latchkey/service'
import type * as schema from './schema.ts'

/** Type of the product server's database, with its tables. */
export type Database = ServiceDatabase<typeof schema>

export type OpenDatabase = Open<typeof schema>
