import { readField, toAnnouncedIcon, toAnnouncedName } from '@latchkey/core'
import { hasMethod } from '../handle/callMethod.ts'
import type { FoundWallet } from './FoundWallet.ts'

const mostChains = 64

/**
 * Reads a wallet registered by the Wallet Standard, each field once (S-60). Prefers the wallet's
 * sats-connect provider if it has one, because that supports more.
 *
 * @returns `undefined` if the wallet does not support Bitcoin.
 */
export function readStandardWallet(wallet: object): FoundWallet | undefined {
  const name = toAnnouncedName(readField(wallet, 'name'))
  const chains = readField(wallet, 'chains')
  const features = readField(wallet, 'features')
  const isBitcoin = (chain: unknown) => typeof chain === 'string' && chain.startsWith('bitcoin:')
  if (!name || !Array.isArray(chains) || !chains.slice(0, mostChains).some(isBitcoin)) return
  if (!hasMethod(readField(features, 'bitcoin:connect'), 'connect')) return
  const provider = readField(readField(features, 'sats-connect:'), 'provider')
  const icon = toAnnouncedIcon(readField(wallet, 'icon'))
  const found = { source: 'registered', type: 'ANNOUNCED', name, icon } as const
  if (typeof provider === 'object' && provider !== null && hasMethod(provider, 'request'))
    return { ...found, handle: { style: 'satsConnect', target: provider } }
  return { ...found, handle: { style: 'standard', target: wallet } }
}
