import type { ChainNamespace } from '@latchkey/core'
import type { KitEvents } from '../../kit/KitEvent.ts'
import type { LivePart } from './keepParts.ts'
import type { RestoreTarget } from './restoreTargets.ts'

/**
 * A source's result: one usable wallet per namespace. Sources add the data that they need later.
 */
export type Gathered = { readonly parts: readonly LivePart[] }

export type ConnectSuccess = KitEvents['CONNECT_SUCCESS']

/**
 * Connects an account that the user has requested: from a wallet of the page, WalletConnect or a
 * login. A source sends the request. `connectFrom` stores the result, replaces other connections,
 * notifies tabs, tracks events and navigates, in the same way for all sources.
 */
export type ConnectSource<gathered extends Gathered> = {
  /** Namespaces to show as connecting meanwhile. `[]` if the source shows this itself. */
  readonly namespaces: readonly ChainNamespace[]
  /** Requests the account from the user, the wallet or the service. Makes no lasting changes. */
  readonly ask: (signal: AbortSignal) => Promise<gathered>
  /** Stores the parts and their origin. By default `keepParts`. */
  readonly keep?: (gathered: gathered) => void
  readonly toSuccess: (gathered: gathered) => ConnectSuccess
  /** Continues to the signature, or leaves the waiting page. Its failures are shown there. */
  readonly follow: (gathered: gathered) => Promise<void>
  /** Whether two further error forms count as refusals (kit-behaviour §5.4). */
  readonly walletConnect?: true
  /** Releases the resources of `ask` after a failed attempt. */
  readonly undo?: () => void
  /** Handles a failure while the user waited. `false`: the failure is not tracked. */
  readonly takeFailure?: (failure: unknown) => boolean
}

/** The matching source for stored connections, which restores without a prompt. */
export type RestoreSource<gathered extends Gathered> = {
  /** Requests the targets without a prompt. Removes targets that have ended for good (S-102). */
  readonly ask: (targets: readonly RestoreTarget[], signal: AbortSignal) => Promise<gathered>
  /** Returns false if a newer connection has replaced the restored one meanwhile. */
  readonly isCurrent?: () => boolean
  /** Follows the source of the parts, for example a session. */
  readonly watch?: (gathered: gathered) => void
  readonly toSuccess: (gathered: gathered) => ConnectSuccess
}
