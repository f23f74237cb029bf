import type { ChainNamespace, Connector, TypedStorage, Wallet } from '@latchkey/core'
import type { ModalEvent, ModalState } from '@latchkey/modal'
import type { StoreApi } from 'zustand/vanilla'
import type { AlertsState } from './AlertsState.ts'
import type { ConnectionState } from './ConnectionState.ts'
import type { KitConfig } from './KitConfig.ts'
import type { KitEvent } from './KitEvent.ts'
import type { Preferences } from './Preferences.ts'
import type { Ports } from './ports.ts'
import type { ToastsState } from './ToastsState.ts'

/** A kit with its configuration, state and ports. Several kits on one page share no state. */
export type Kit = {
  readonly config: KitConfig
  readonly ports: Ports
  readonly connection: StoreApi<ConnectionState>
  readonly modal: {
    readonly getState: () => ModalState
    readonly subscribe: (listener: (state: ModalState, before: ModalState) => void) => () => void
    /** Applies an event to the modal's state, then runs the effects of the transition. */
    readonly send: (event: ModalEvent) => void
  }
  /** Events for subscribers in this page (kit-behaviour §8). */
  readonly events: {
    readonly subscribe: (listener: (event: KitEvent) => void) => () => void
    readonly getLast: () => KitEvent | undefined
  }
  readonly preferences: StoreApi<Preferences>
  readonly toasts: StoreApi<ToastsState>
  readonly alerts: StoreApi<AlertsState>
  /**
   * Connected wallets by `toConnectorKey`. `getWallet` returns the active one. They are not in a
   * store, because they contain live providers.
   */
  readonly wallets: Map<string, Wallet>
  /**
   * Connectors with their live providers, by `toConnectorKey`. The connection store has only their
   * data.
   */
  readonly connectors: Map<string, Connector>
  /**
   * Starts wallet discovery and loads the connection code. Call it when the user is about to open
   * the modal. With a namespace, for example when the user is about to choose a wallet, also loads
   * its adapter.
   */
  readonly preload: (parameters?: { readonly namespace?: ChainNamespace }) => void
  /** Typed access to the browser's storage. No code of the kit uses another one (S-100). */
  readonly storage: TypedStorage
  /** Runtime state of each feature. Features access theirs with a getter from `createSlot`. */
  readonly slots: Map<unknown, unknown>
}
