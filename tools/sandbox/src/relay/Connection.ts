import type { Message } from './mailbox/Message.ts'

/** A client's socket, as seen by the rest of the relay. */
export type Connection = {
  readonly clientId: string
  readonly topics: Set<string>
  /**
   * Sends a message and repeats it until it is acknowledged. Ignored while the same message is in
   * flight.
   */
  readonly deliver: (message: Message) => void
  /** Closes the socket with a WebSocket close code. */
  readonly close: (code: number, reason: string) => void
}
