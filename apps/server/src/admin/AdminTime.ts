import * as z from 'zod'

const Day = z.iso.date()
const Time = z.union([Day, z.iso.datetime({ offset: true })], {
  error: 'Write a day (2030-01-31) or a time (2030-01-31T18:00:00Z)',
})

/** A day or time that an operator types, in ISO 8601. A day begins at midnight UTC. */
export const StartTime = Time.transform((text) => new Date(text))

/** The same for an end. A day ends with its last millisecond, UTC. */
export const EndTime = Time.transform(
  (text) => new Date(Day.safeParse(text).success ? `${text}T23:59:59.999Z` : text),
)
