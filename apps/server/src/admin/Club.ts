import * as z from 'zod'

/** A club as a file: what `export` writes and `import` reads. */
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
      /** Player, points, reason, id, time: short, since there are many. */
      awards: z.array(z.tuple([z.string(), z.int(), z.string(), z.string(), z.iso.datetime()])),
    }),
  ),
})
export type Club = z.infer<typeof Club>
