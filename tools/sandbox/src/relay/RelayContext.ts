import type { Connection } from './Connection.ts'
import type { Mailbox } from './mailbox/createMailbox.ts'
import type { RelayFault } from './RelayFault.ts'

/** Metadata of a message that the WalletConnect relay has received, without its text. */
export type Published = {
  readonly topic: string
  readonly tag: number
  readonly prompt: boolean
  readonly publisher: string
  readonly publishedAt: number
}

/** State that all parts of one WalletConnect relay share. */
export type RelayContext = {
  readonly mailbox: Mailbox
  readonly connections: Set<Connection>
  /** Metadata of the latest messages that the relay received, oldest first. */
  readonly published: Published[]
  readonly getFault: () => RelayFault
  /** Returns the current time in Unix milliseconds. */
  readonly now: () => number
  /** Returns a random number from 0 to 1. */
  readonly random: () => number
  readonly redeliverAfterMs: number
}
