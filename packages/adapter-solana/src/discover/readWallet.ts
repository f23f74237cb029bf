import { readField, toAnnouncedIcon, toAnnouncedName } from '@latchkey/core'
import { readChains } from '../standard/readChains.ts'
import { readFeature } from '../standard/readFeature.ts'

/**
 * A wallet registered by the Wallet Standard: a validated copy of its description, and the wallet
 * itself.
 */
export type RegisteredWallet = {
  readonly wallet: object
  readonly name: string
  readonly icon: string | undefined
}

/**
 * Reads a wallet of the Wallet Standard. Catches errors of each field, because pages may register
 * objects with getters (S-60).
 *
 * @returns `undefined` if the wallet has no name, supports no Solana chain or cannot connect. Omits
 * an invalid icon.
 */
export function readWallet(wallet: object): RegisteredWallet | undefined {
  const name = toAnnouncedName(readField(wallet, 'name'))
  if (!name || readChains(wallet).length === 0) return undefined
  if (!readFeature(wallet, 'standard:connect', 'connect')) return undefined
  return { wallet, name, icon: toAnnouncedIcon(readField(wallet, 'icon')) }
}
