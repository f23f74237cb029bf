import type { BlockchainApi } from '@latchkey/blockchain-api'
import type {
  AdapterLoader,
  ChainAdapter,
  ChainNamespace,
  DirectoryWallet,
  TypedStorage,
  Unsubscribe,
} from '@latchkey/core'
import type { WalletConnect } from '@latchkey/walletconnect'
import type { QueryClient } from '@tanstack/query-core'
import type { LinkChoice } from './actions/rememberLink.ts'
import type { Login } from './auth/Login.ts'
import type { Countdown } from './createCountdown.ts'
import type { KnownWalletIds } from './directory/KnownWalletIds.ts'
import type { KitEvent } from './KitEvent.ts'
import type { OpenedWallet } from './links/openWallet.ts'
import type { KitLog } from './log/KitLog.ts'
import type { SharedPairing } from './SharedPairing.ts'
import type { TabMessage } from './tabs/TabMessage.ts'

/** What a running kit holds on to. Mutable, one per kit, never shown to subscribers. */
export type Runtime = {
  /** This tab's name among the tabs of the origin. */
  readonly tabId: string
  /** Running attempts by kind; a newer one of a kind ends the older (S-133). */
  readonly attempts: Map<string, AbortController>
  /** Cancels of running timers by purpose. */
  readonly timers: Map<string, () => void>
  readonly adapters: Map<ChainNamespace, Promise<ChainAdapter>>
  readonly discoveryLoads: Map<ChainNamespace, ReturnType<AdapterLoader['discover']>>
  /** First report of each namespace's discovery. */
  readonly discoveries: Map<ChainNamespace, Promise<void>>
  /** To undo when the kit stops. */
  readonly cleanups: Set<Unsubscribe>
  /** Ends the listening to one wallet, by `toConnectorKey`. */
  readonly wallets: Map<string, Unsubscribe>
  /** Alert codes shown already: each shows once per kit. */
  readonly alerted: Set<string>
  readonly listeners: Set<(event: KitEvent) => void>
  /** The one door to the browser's storage (S-100). */
  readonly storage: TypedStorage
  /** Time and author of the newest word on a topic, of all tabs (S-135). */
  readonly clock: Map<string, { readonly time: number; readonly tabId: string }>
  /** Durations that the time of day does not change. */
  readonly getMsUntil: Countdown
  /** Last failure of what is not asked again at once. */
  readonly failures: Map<string, { readonly time: number; readonly error: unknown }>
  lastEvent?: KitEvent
  /** Counts checks for a session; the answer of an older one is dropped. */
  signInCheck: number
  running: boolean
  post?: ((message: TabMessage) => void) | undefined
  restoring?: Promise<void> | undefined
  walletConnect?: Promise<WalletConnect> | undefined
  /** The one attempt all callers of `pair` wait for. */
  pairing?: SharedPairing | undefined
  /** Shows recent connections as they are stored; there once they are shown at all. */
  updateRecents?: () => void
  /** The modal was closed: the next pairing is a new one (K-MODAL-05). */
  pairingStale: boolean
  /** Link the person was sent to a wallet with; kept as choice once that pairing has connected (K-MOB-05). */
  linking?: LinkChoice & { readonly uri: string | undefined }
  /** There once somebody wants a log. */
  log?: KitLog
  /** Made when a login is first looked at. */
  login?: Login
  /** Accounts whose e-mail was given, or not wanted, since this page is there. */
  captured?: ReadonlySet<string>
  /** Whether the project's plan is used up. Comes with the code that asks for it: before, nobody knows. */
  isExceeded?: () => boolean
  queryClient?: QueryClient
  /** Told once, when the query client is made. */
  readonly queryClientListeners: Set<() => void>
  blockchainApi?: BlockchainApi
  directoryApi?: BlockchainApi
  /** Comes with the code of the directory. */
  knownWalletIds?: KnownWalletIds
  /** Comes on intent where wallet apps are on this device. */
  openWallet?: (wallet: DirectoryWallet) => OpenedWallet | undefined
}
