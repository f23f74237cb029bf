import type { Message } from './mailbox/Message.ts'

/** A client's WebSocket, for the parts of the relay that send to it. */
export type Connection = {
  readonly clientId: string
  readonly topics: Set<string>
  /**
   * Sends a WalletConnect message to the client and repeats it until the client acknowledges it.
   * Does nothing if the same message is already being delivered.
   */
  readonly deliver: (message: Message) => void
  /** Closes the client's WebSocket with a close code and a reason. */
  readonly close: (code: number, reason: string) => void
}
