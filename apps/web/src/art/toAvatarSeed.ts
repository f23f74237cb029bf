import type { Player } from '@latchkey/product-api'

/** What the avatar of a player is drawn from: their id, and which of its drawings they chose. */
export function toAvatarSeed({ id, avatar }: Pick<Player, 'id' | 'avatar'>): string {
  return avatar ? `${id}/${avatar}` : id
}
