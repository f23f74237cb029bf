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
  /** Replies of the team to the bug report, oldest first. */
  answers: z.array(z.strictObject({ at: z.iso.datetime(), text: z.string().min(1).max(4_000) })),
})

/**
 * Schema of the JSON file that the admin commands `export` and `import` use: players, seasons and
 * awards of one installation.
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
       * Awards as tuples of player, points, reason, award id and time. Tuples keep the file small,
       * because an installation has many awards.
       */
      awards: z.array(z.tuple([z.string(), z.int(), z.string(), z.string(), z.iso.datetime()])),
    }),
  ),
  /** Bug reports of players. Optional, because `export` omits these private texts. */
  reports: z.optional(z.array(ClubReport)),
})
export type Club = z.infer<typeof Club>
