import type { Player } from '@latchkey/product-api'

/** Returns the seed of a player's avatar: the id combined with the chosen drawing. */
export function toAvatarSeed({ id, avatar }: Pick<Player, 'id' | 'avatar'>): string {
  return avatar ? `${id}/${avatar}` : id
}
