import type { Message } from './mailbox/Message.ts'

/** One client's socket as the rest of the relay sees it. */
export type Connection = {
  readonly clientId: string
  readonly topics: Set<string>
  /** Sends a message, again and again until it is acknowledged, unless it is on its way already. */
  readonly deliver: (message: Message) => void
  /** Ends it with a WebSocket close code. */
  readonly close: (code: number, reason: string) => void
}
