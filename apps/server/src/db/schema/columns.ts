import { customType, timestamp } from 'drizzle-orm/pg-core'

/** Defines a timestamp column with time zone. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Defines a binary column (`bytea`). */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
