import { neighbourName, standardIconUri, walletName } from '../../personas/walletIcon.ts'
import type { Persona } from '../../wire/wire.ts'
import type { Channel } from '../createChannel.ts'
import { createHostileWallets } from '../standard/createHostileWallets.ts'
import { createStandardWallet } from '../standard/createStandardWallet.ts'
import { registerWallets } from '../standard/registerWallets.ts'
import { createSolanaPart } from './createSolanaPart.ts'

const usual = ['solana:mainnet', 'solana:devnet'] as const
/** Network that the persona `wrong-chain` uses. No app of the sandbox configures it. */
const wrong = ['solana:testnet'] as const

/** Registers the wallet's Solana part with the Wallet Standard, according to the personas. */
export function presentSolana(
  personas: readonly Persona[],
  channel: Channel,
  createTwin: () => Channel,
): void {
  // The persona `injected` has only one provider, a global for Ethereum.
  if (personas.includes('injected')) return
  const chains = personas.includes('wrong-chain') ? wrong : usual
  const create = (own: Channel, name = walletName) =>
    createStandardWallet({
      channel: own,
      name,
      icon: standardIconUri,
      part: createSolanaPart(own, chains),
    })
  const wallet = create(channel)
  if (personas.includes('hostile')) registerWallets(createHostileWallets(wallet))
  else if (personas.includes('twins')) registerWallets([wallet, create(createTwin())])
  else if (personas.includes('neighbours'))
    registerWallets([wallet, create(createTwin(), neighbourName)])
  else registerWallets([wallet])
}
