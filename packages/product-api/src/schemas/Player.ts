import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'

/**
 * A name as players choose them: 2 to 24 letters, digits and `. _ - '`, with single spaces between. It begins with a letter
 * or digit, and has no signs that hide, turn the line around or pile up.
 */
export const PlayerName = z
  .string()
  .check(
    z.trim(),
    z.normalize('NFC'),
    z.minLength(2),
    z.maxLength(24),
    z.regex(/^[\p{L}\p{N}]\p{M}{0,3}(?: ?[\p{L}\p{N}._'’-]\p{M}{0,3})*$/u),
  )

/** Which of the drawings of a player's id is their avatar; 0 is the one that everybody begins with. */
export const Avatar = z.int().check(z.minimum(0), z.maximum(999))

/** What everybody may know of a player (S-98). `name` is `null` until one is chosen; absent, `avatar` is 0. */
export const Player = z.object({
  id: RandomId,
  name: z.nullable(z.string()),
  avatar: z.optional(Avatar),
})
export type Player = z.infer<typeof Player>
