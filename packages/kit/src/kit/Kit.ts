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

/** A kit. Two kits on one page share no state. */
export type Kit = {
  readonly config: KitConfig
  readonly ports: Ports
  readonly connection: StoreApi<ConnectionState>
  readonly modal: {
    readonly getState: () => ModalState
    readonly subscribe: (listener: (state: ModalState, before: ModalState) => void) => () => void
    /** Applies a transition, then runs its effects. */
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
  /** Live wallets by `toConnectorKey`; `getWallet` finds the active one. Never in a store. */
  readonly wallets: Map<string, Wallet>
  /** Connectors with their live providers by `toConnectorKey`; their data is in the connection store. */
  readonly connectors: Map<string, Connector>
  /**
   * Call it when the user is about to open the modal: starts wallet discovery and fetches the code
   * of the flows. With a namespace the user is about to choose a wallet of it: fetches its adapter
   * too.
   */
  readonly preload: (parameters?: { readonly namespace?: ChainNamespace }) => void
  /** The only access to the browser's storage (S-100). */
  readonly storage: TypedStorage
  /** State of each feature while the kit runs, behind the feature's getter: see `createSlot`. */
  readonly slots: Map<unknown, unknown>
}
