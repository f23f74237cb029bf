import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A timestamp column with time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A binary column. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
