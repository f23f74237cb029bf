import type { ChainNamespace } from '@latchkey/core'
import type { KitEvents } from '../../kit/KitEvent.ts'
import type { LivePart } from './keepParts.ts'
import type { RestoreTarget } from './restoreTargets.ts'

/** What a source answers: a wallet per namespace, ready to be used, and what else it needs later. */
export type Gathered = { readonly parts: readonly LivePart[] }

export type ConnectSuccess = KitEvents['CONNECT_SUCCESS']

/**
 * A way to an account that a person has asked for: a wallet of the page, WalletConnect, a login. It asks; `connectFrom`
 * keeps, drops what it replaces, tells other tabs, tracks and leads on, for all of them alike.
 */
export type ConnectSource<gathered extends Gathered> = {
  /** Namespaces that count as connecting meanwhile; `[]` where the source shows that itself. */
  readonly namespaces: readonly ChainNamespace[]
  /** Asks the person, the wallet, the service. Changes nothing that stays. */
  readonly ask: (signal: AbortSignal) => Promise<gathered>
  /** Stores the parts and their origin. By default `keepParts`. */
  readonly keep?: (gathered: gathered) => void
  readonly toSuccess: (gathered: gathered) => ConnectSuccess
  /** Continues to the signature, or leaves the waiting page. Its failures are shown there. */
  readonly follow: (gathered: gathered) => Promise<void>
  /** Refusals have two more forms there (kit-behaviour §5.4). */
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
  /** False: something newer has taken the place meanwhile. */
  readonly isCurrent?: () => boolean
  /** Follows what the parts come from. */
  readonly watch?: (gathered: gathered) => void
  readonly toSuccess: (gathered: gathered) => ConnectSuccess
}
