import { reportLimits, Severity } from '@latchkey/product-api'
import * as z from 'zod'

const ClubReport = z.strictObject({
  id: z.string().regex(/^[0-9A-Za-z]{16,32}$/),
  player: z.string(),
  createdAt: z.iso.datetime(),
  title: z.string().min(4).max(reportLimits.title),
  severity: z.enum(Severity.options),
  happened: z.string().min(10).max(reportLimits.happened),
  status: z.enum(['open', 'answered', 'fixed', 'closed']),
  /** Answers of the team, oldest first. */
  answers: z.array(z.strictObject({ at: z.iso.datetime(), text: z.string().min(1).max(4_000) })),
})

/**
 * A club, i.e. the players, seasons and awards of one installation, as a JSON file: `export` writes
 * it and `import` reads it.
 */
export const Club = z.strictObject({
  version: z.literal(1),
  players: z.array(
    z.strictObject({
      id: z.string().regex(/^[0-9A-Za-z]{16,32}$/),
      name: z.string().max(64).nullable(),
      createdAt: z.iso.datetime(),
    }),
  ),
  seasons: z.array(
    z.strictObject({
      name: z.string().min(1).max(60),
      startsAt: z.iso.datetime(),
      endsAt: z.iso.datetime().nullable(),
      closedAt: z.iso.datetime().nullable(),
      /**
       * Player, points, reason, id, time. Tuples keep the file small because a club has many
       * awards.
       */
      awards: z.array(z.tuple([z.string(), z.int(), z.string(), z.string(), z.iso.datetime()])),
    }),
  ),
  /**
   * Reports of players, which are optional in an import. `export` omits them because reports are
   * private.
   */
  reports: z.optional(z.array(ClubReport)),
})
export type Club = z.infer<typeof Club>
