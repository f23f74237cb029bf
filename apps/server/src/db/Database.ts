import type { OpenDatabase as Open, Database as ServiceDatabase } from '@latchkey/service'
import type * as schema from './schema.ts'

/** The product's database. */
export type Database = ServiceDatabase<typeof schema>

export type OpenDatabase = Open<typeof schema>
