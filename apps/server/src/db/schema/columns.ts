import { customType, timestamp } from 'drizzle-orm/pg-core'

/** A moment, as the database keeps all of them. */
export const time = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** Bytes as they are. */
export const bytes = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' })
