import { parsePersonas, UnknownPersonaError } from '../personas/personas.ts'
import { type EthereumProvider, imitateProvider } from '../wallets/eip155/imitateProvider.ts'
import { getChange } from '../wallets/walletPersonas.ts'
import type { PageBoot, PageState, Persona } from '../wire/wire.ts'
import { announce, createAnnouncement, neighbour } from './announce.ts'
import { presentBitcoin } from './bitcoin/presentBitcoin.ts'
import { type Channel, createChannel } from './createChannel.ts'
import { createLink, type Link } from './createLink.ts'
import { createPanelQueue } from './createPanelQueue.ts'
import { createProvider } from './createProvider.ts'
import { createHostileAnnouncements } from './hostile.ts'
import { presentSolana } from './solana/presentSolana.ts'

/**
 * Key of a global that the extension sets, so that the gateway's script does not add the wallet a
 * second time.
 */
const marker = Symbol.for('sandbox-wallet.extension')

/** Starts the wallet in this page. Called by the script that the gateway adds to pages. */
export function start({ state, walletOrigin }: PageBoot): void {
  if (marker in window) return
  const wanted = readPersonas()
  const link = createLink(false)
  const ready = wanted ? link.setPersonas(wanted.text) : Promise.resolve(undefined)
  present({ state, walletOrigin, link, ready, personas: wanted?.personas ?? state.personas })
}

/** State of a wallet that has never been used, for a page of the extension. */
const unused: PageState = {
  accounts: [],
  chainId: 1,
  chains: [1],
  personas: ['approves'],
  locked: false,
  solana: { accounts: [] },
  bip122: { accounts: [] },
}

/**
 * Starts the wallet in this page from the extension. The extension is built before the page exists,
 * so the script requests the wallet's state. Only wallet behaviours in the page's URL change the
 * announcements.
 */
export function startExtension({ walletOrigin }: Pick<PageBoot, 'walletOrigin'>): void {
  Object.defineProperty(window, marker, { value: true })
  const wanted = readPersonas()
  const link = createLink(false)
  const ready = wanted ? link.setPersonas(wanted.text) : link.getState()
  const personas = wanted?.personas ?? unused.personas
  present({ state: unused, walletOrigin, link, ready, personas })
}

/** Reads the wallet behaviours in the page's URL, such as `?wallet=auto,slow:2`. */
function readPersonas():
  | { readonly text: string; readonly personas: readonly Persona[] }
  | undefined {
  const text = new URLSearchParams(location.search).get('wallet')
  if (text === null) return undefined
  try {
    return { text, personas: parsePersonas(text).personas }
  } catch (error) {
    if (!(error instanceof UnknownPersonaError)) throw error
    console.warn(`Sandbox wallet: ${error.message}`)
    return undefined
  }
}

/**
 * Makes the wallet's EVM provider known to the page: by an EIP-6963 announcement, or as
 * `window.ethereum`.
 */
function presentEthereum(
  personas: readonly Persona[],
  provider: EthereumProvider,
  createTwin: () => EthereumProvider,
): void {
  if (personas.includes('injected')) {
    Object.defineProperty(window, 'ethereum', { value: provider, configurable: true })
    return
  }
  if (personas.includes('hostile')) announce(createHostileAnnouncements(provider))
  else if (personas.includes('twins'))
    announce([createAnnouncement(provider), createAnnouncement(createTwin())])
  else if (personas.includes('neighbours'))
    announce([createAnnouncement(provider), createAnnouncement(createTwin(), neighbour)])
  else announce([createAnnouncement(provider)])
}

/**
 * Returns a wallet state without accounts, for a page's second wallet, which has separate
 * permissions.
 */
const withoutAccounts = (state: PageState): PageState => ({
  ...state,
  accounts: [],
  solana: { accounts: [] },
  bip122: { accounts: [] },
})

const lateMs = 400

/** Calls a function after the time that imitated wallets need to carry out a switch. */
const delay = (run: () => void): void => {
  setTimeout(run, lateMs)
}

type Present = {
  readonly state: PageState
  readonly walletOrigin: string
  readonly link: Link
  /** Resolves with the wallet's state if it differs from `state`, else with `undefined`. */
  readonly ready: Promise<PageState | undefined>
  readonly personas: readonly Persona[]
}

function present({ state, walletOrigin, link, ready, personas }: Present): void {
  const create = (twin: boolean, ownState: PageState): Channel => {
    const own = twin ? createLink(true) : link
    return createChannel({
      link: own,
      panels: createPanelQueue(own),
      walletOrigin,
      state: { ...ownState, personas },
      ready: twin ? ready.then(() => undefined) : ready,
    })
  }
  if (personas.includes('none')) return
  const channel = create(false, state)
  let twin: Channel | undefined
  const createTwin = () => {
    twin ??= create(true, withoutAccounts(state))
    return twin
  }
  const createEthereum = (own: Channel) =>
    imitateProvider(createProvider(own), getChange(personas, 'eip155'), delay)
  presentEthereum(personas, createEthereum(channel), () => createEthereum(createTwin()))
  presentSolana(personas, channel, createTwin)
  presentBitcoin(personas, channel, createTwin)
}
