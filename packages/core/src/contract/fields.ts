import * as z from 'zod/mini'

/** ISO 8601 time in UTC, e.g. `2030-01-15T10:00:00.000Z`. */
export const Time = z.iso.datetime()

/** Random id. It reveals neither order nor number of the objects (S-98). */
export const RandomId = z.string().check(z.regex(/^[0-9A-Za-z]{16,32}$/))
