import { neighbourName, standardIconUri, walletName } from '../../personas/walletIcon.ts'
import { imitateSatsConnect } from '../../wallets/bitcoin/imitateSatsConnect.ts'
import { imitateStandard } from '../../wallets/standard/imitateStandard.ts'
import { getChange } from '../../wallets/walletPersonas.ts'
import type { Persona } from '../../wire/wire.ts'
import type { Channel } from '../createChannel.ts'
import { createHostileWallets } from '../standard/createHostileWallets.ts'
import { createStandardWallet } from '../standard/createStandardWallet.ts'
import { registerWallets } from '../standard/registerWallets.ts'
import { createBitcoinClient } from './createBitcoinClient.ts'
import { createBitcoinPart } from './createBitcoinPart.ts'
import { createInjectedBitcoin } from './createInjectedBitcoin.ts'
import { createSatsConnectProvider } from './createSatsConnectProvider.ts'

/**
 * Name of the global variable that holds the sats-connect provider. The page's list of such
 * providers refers to this name.
 */
const PLACE = 'SandboxBitcoinProvider'

function put(name: string, value: unknown): void {
  Object.defineProperty(window, name, { value, configurable: true })
}

/** Adds the sandbox wallet to the page's list of sats-connect providers (WBIP-004). */
function list(provider: object): void {
  put(PLACE, provider)
  const before: unknown = Reflect.get(window, 'btc_providers')
  const entry = Object.freeze({
    id: PLACE,
    name: walletName,
    icon: standardIconUri,
    methods: ['getAccounts', 'getAddresses', 'signMessage', 'signPsbt', 'sendTransfer'],
  })
  put('btc_providers', [...(Array.isArray(before) ? before : []), entry])
}

/**
 * Sets UniSat's provider as the global `unisat` and as a global with the sandbox wallet's own name.
 */
function inject(provider: object): void {
  put('unisat', provider)
  put('sandboxWallet', { bitcoin: provider })
}

function register(channel: Channel, personas: readonly Persona[], createTwin: () => Channel): void {
  const change = getChange(personas, 'bip122')
  const create = (own: Channel, name = walletName) =>
    createStandardWallet({
      channel: own,
      name,
      icon: standardIconUri,
      part: imitateStandard(createBitcoinPart(createBitcoinClient(own)), change),
    })
  const wallet = create(channel)
  if (personas.includes('hostile')) registerWallets(createHostileWallets(wallet))
  else if (personas.includes('twins')) registerWallets([wallet, create(createTwin())])
  else if (personas.includes('neighbours'))
    registerWallets([wallet, create(createTwin(), neighbourName)])
  else registerWallets([wallet])
}

/**
 * Adds the wallet's Bitcoin provider to the page, with one of three APIs: the Wallet Standard, or
 * sats-connect or UniSat if the imitated wallet or a behaviour selects it. With two APIs, some apps
 * would list the wallet twice.
 */
export function presentBitcoin(
  personas: readonly Persona[],
  channel: Channel,
  createTwin: () => Channel,
): void {
  // With the behaviour `injected`, the wallet has only one provider: a global for Ethereum.
  if (personas.includes('injected')) return
  const change = getChange(personas, 'bip122')
  if (personas.includes('sats-connect') || change.api === 'satsConnect')
    list(imitateSatsConnect(createSatsConnectProvider(createBitcoinClient(channel)), change))
  else if (change.api === 'unisat') inject(createInjectedBitcoin(createBitcoinClient(channel)))
  else register(channel, personas, createTwin)
}
