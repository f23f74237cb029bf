import type { Connection } from './Connection.ts'
import type { Mailbox } from './mailbox/createMailbox.ts'
import type { RelayFault } from './RelayFault.ts'

/** A published message without its text. */
export type Published = {
  readonly topic: string
  readonly tag: number
  readonly prompt: boolean
  readonly publisher: string
  readonly publishedAt: number
}

/** State shared by the parts of one relay. */
export type RelayContext = {
  readonly mailbox: Mailbox
  readonly connections: Set<Connection>
  /** The latest published messages, oldest first. */
  readonly published: Published[]
  readonly getFault: () => RelayFault
  /** Unix time in milliseconds. */
  readonly now: () => number
  /** Returns 0 to 1. */
  readonly random: () => number
  readonly redeliverAfterMs: number
}
