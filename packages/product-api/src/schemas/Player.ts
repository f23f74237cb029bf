import { RandomId } from '@latchkey/core/contract'
import * as z from 'zod/mini'
import { isOneScript } from './isOneScript.ts'

/** Matches a text that has the form of a player's id. */
const idForm = /^[0-9A-Za-z]{22}$/

/**
 * Returns whether a text has the form of a player's id. Such a text is never a name, because an
 * operator could mistake it for the player with that id.
 */
export const hasIdForm = (text: string): boolean => idForm.test(text)

/**
 * A name that a player can choose: 2 to 24 letters, digits and `. _ - '`, with single spaces
 * between. It begins with a letter or digit. Letters of two scripts, invisible, direction-changing
 * and stacked characters, and texts in the form of an id are rejected (S-147).
 */
export const PlayerName = z.string().check(
  z.trim(),
  z.normalize('NFC'),
  z.minLength(2),
  z.maxLength(24),
  z.regex(/^[\p{L}\p{N}]\p{M}{0,3}(?: ?[\p{L}\p{N}._'’-]\p{M}{0,3})*$/u),
  z.regex(/^\P{Default_Ignorable_Code_Point}*$/u),
  z.refine((name) => isOneScript(name) && !hasIdForm(name)),
)

/** Index of the avatar among the drawings derived from a player's id; 0 is the default. */
export const Avatar = z.int().check(z.minimum(0), z.maximum(999))

/**
 * Public data of a player (S-98). `name` is `null` until the player chooses one; an absent `avatar`
 * is 0.
 */
export const Player = z.object({
  id: RandomId,
  name: z.nullable(z.string()),
  avatar: z.optional(Avatar),
})
export type Player = z.infer<typeof Player>
