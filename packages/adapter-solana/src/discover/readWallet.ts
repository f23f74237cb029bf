import { readField, toAnnouncedIcon, toAnnouncedName } from '@latchkey/core'
import { readChains } from '../standard/readChains.ts'
import { readFeature } from '../standard/readFeature.ts'

/** A checked copy of what a wallet said about itself. */
export type RegisteredWallet = {
  readonly wallet: object
  readonly name: string
  readonly icon: string | undefined
}

/**
 * Reads a wallet of the Wallet Standard, each field inside a try: registering pages may answer with getters (S-60).
 *
 * @returns `undefined` when it has no name, serves no Solana chain or cannot be connected; a bad icon is only left out.
 */
export function readWallet(wallet: object): RegisteredWallet | undefined {
  const name = toAnnouncedName(readField(wallet, 'name'))
  if (!name || readChains(wallet).length === 0) return undefined
  if (!readFeature(wallet, 'standard:connect', 'connect')) return undefined
  return { wallet, name, icon: toAnnouncedIcon(readField(wallet, 'icon')) }
}
