import { neighbourName, standardIconUri, walletName } from '../../personas/walletIcon.ts'
import { imitateStandard } from '../../wallets/standard/imitateStandard.ts'
import { getChange } from '../../wallets/walletPersonas.ts'
import type { Persona } from '../../wire/wire.ts'
import type { Channel } from '../createChannel.ts'
import { createHostileWallets } from '../standard/createHostileWallets.ts'
import { createStandardWallet } from '../standard/createStandardWallet.ts'
import { registerWallets } from '../standard/registerWallets.ts'
import { createSolanaPart } from './createSolanaPart.ts'

const usual = ['solana:mainnet', 'solana:devnet'] as const
/**
 * Solana network that the wallet uses with the behaviour `wrong-chain`. The sandbox's apps do not
 * configure it.
 */
const wrong = ['solana:testnet'] as const

/** Registers the sandbox wallet's Solana part with the Wallet Standard, if its behaviours allow. */
export function presentSolana(
  personas: readonly Persona[],
  channel: Channel,
  createTwin: () => Channel,
): void {
  // With the behaviour `injected`, the wallet has only one provider: a global for Ethereum.
  if (personas.includes('injected')) return
  const chains = personas.includes('wrong-chain') ? wrong : usual
  const create = (own: Channel, name = walletName) =>
    createStandardWallet({
      channel: own,
      name,
      icon: standardIconUri,
      part: imitateStandard(createSolanaPart(own, chains), getChange(personas, 'solana')),
    })
  const wallet = create(channel)
  if (personas.includes('hostile')) registerWallets(createHostileWallets(wallet))
  else if (personas.includes('twins')) registerWallets([wallet, create(createTwin())])
  else if (personas.includes('neighbours'))
    registerWallets([wallet, create(createTwin(), neighbourName)])
  else registerWallets([wallet])
}
