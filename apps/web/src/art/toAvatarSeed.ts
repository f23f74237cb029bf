import type { Player } from '@latchkey/product-api'

/**
 * Returns the seed of a player's avatar: the player's id, combined with the number of the drawing
 * that the player chose.
 */
export function toAvatarSeed({ id, avatar }: Pick<Player, 'id' | 'avatar'>): string {
  return avatar ? `${id}/${avatar}` : id
}
