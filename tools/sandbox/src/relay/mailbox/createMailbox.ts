import { limits } from '../limits.ts'
import type { Message } from './Message.ts'

export type Mailbox = {
  /**
   * Stores a message until it is removed or expires.
   *
   * @returns The stored message. If the same client has already sent an equal message that is still
   *   waiting, returns that message. `undefined` if the store is full.
   */
  readonly put: (message: Message) => Message | undefined
  /** Returns the messages that wait for the subscribers of a WalletConnect topic, oldest first. */
  readonly list: (topic: string) => readonly Message[]
  readonly remove: (message: Message) => void
  readonly entries: () => readonly Message[]
}

/**
 * Creates an empty store of the relay's waiting messages. `now` returns the current time in Unix
 * milliseconds.
 */
export function createMailbox(now: () => number): Mailbox {
  const topics = new Map<string, Set<Message>>()
  let bytes = 0

  function remove(message: Message): void {
    const waiting = topics.get(message.topic)
    if (!waiting?.delete(message)) return
    bytes -= message.message.length
    if (waiting.size === 0) topics.delete(message.topic)
  }
  function list(topic: string): readonly Message[] {
    const waiting = [...(topics.get(topic) ?? [])]
    for (const message of waiting) if (message.expiresAt <= now()) remove(message)
    return waiting.filter((message) => message.expiresAt > now())
  }
  const sweep = () => {
    for (const topic of [...topics.keys()]) list(topic)
  }

  return {
    put: (message) => {
      const waiting = list(message.topic)
      const equal = waiting.find(
        (other) => other.message === message.message && other.publisher === message.publisher,
      )
      if (equal) return equal
      if (bytes + message.message.length > limits.mailboxBytes) sweep()
      if (waiting.length >= limits.messagesPerTopic) return undefined
      if (bytes + message.message.length > limits.mailboxBytes) return undefined
      const kept = topics.get(message.topic) ?? new Set()
      topics.set(message.topic, kept.add(message))
      bytes += message.message.length
      return message
    },
    list,
    remove,
    entries: () => {
      sweep()
      return [...topics.values()].flatMap((waiting) => [...waiting])
    },
  }
}
