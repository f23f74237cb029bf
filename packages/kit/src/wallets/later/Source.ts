import type { ChainNamespace } from '@latchkey/core'
import type { KitEvents } from '../../kit/KitEvent.ts'
import type { LivePart } from './keepParts.ts'
import type { RestoreTarget } from './restoreTargets.ts'

/** Result of a connection attempt: one usable wallet per namespace. */
export type Gathered = { readonly parts: readonly LivePart[] }

export type ConnectSuccess = KitEvents['CONNECT_SUCCESS']

/**
 * Describes how to connect an account that the user has requested: from a wallet of the page,
 * WalletConnect or a login. The source sends the request. `connectFrom` does the rest in the same
 * way for all sources: it stores the result, replaces other connections, notifies tabs, tracks
 * events and navigates.
 */
export type ConnectSource<gathered extends Gathered> = {
  /**
   * Namespaces whose status is `connecting` meanwhile. `[]` if the source sets the status itself.
   */
  readonly namespaces: readonly ChainNamespace[]
  /** Requests the account from the user, the wallet or the service. Makes no lasting changes. */
  readonly ask: (signal: AbortSignal) => Promise<gathered>
  /** Stores the connected wallets in the state. Default: `keepParts`. */
  readonly keep?: (gathered: gathered) => void
  readonly toSuccess: (gathered: gathered) => ConnectSuccess
  /**
   * Continues after the connection: with the sign-in, or by leaving the waiting page. Reports
   * failures itself.
   */
  readonly follow: (gathered: gathered) => Promise<void>
  /**
   * Whether two error codes of WalletConnect also count as rejections by the user (kit-behaviour
   * §5.4).
   */
  readonly walletConnect?: true
  /**
   * Releases resources after a failed attempt, e.g. ends a WalletConnect session that the wallet
   * has approved.
   */
  readonly undo?: () => void
  /**
   * Handles a failure while the user waits. Return false to prevent that the failure is tracked.
   */
  readonly takeFailure?: (failure: unknown) => boolean
}

/**
 * Describes how to restore stored connections without a prompt: of a wallet in the page,
 * WalletConnect or a login. `restoreFrom` does the rest in the same way for all.
 */
export type RestoreSource<gathered extends Gathered> = {
  /**
   * Restores stored connections without a prompt, and removes those that have definitively ended
   * (S-102).
   */
  readonly ask: (targets: readonly RestoreTarget[], signal: AbortSignal) => Promise<gathered>
  /** Returns false if a newer connection has replaced the restored one meanwhile. */
  readonly isCurrent?: () => boolean
  /** Watches the restored connection, e.g. for the end of its WalletConnect session. */
  readonly watch?: (gathered: gathered) => void
  readonly toSuccess: (gathered: gathered) => ConnectSuccess
}
