import type { Message } from './mailbox/Message.ts'

/** One client's socket as the rest of the relay sees it. */
export type Connection = {
  readonly clientId: string
  readonly topics: Set<string>
  /**
   * Sends a message and repeats it until it is acknowledged. Ignored while the same message is in
   * flight.
   */
  readonly deliver: (message: Message) => void
  /** Ends it with a WebSocket close code. */
  readonly close: (code: number, reason: string) => void
}
