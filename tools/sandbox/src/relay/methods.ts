import type { Connection } from './Connection.ts'
import { limits } from './limits.ts'
import type { Message } from './mailbox/Message.ts'
import type { RelayContext } from './RelayContext.ts'
import { RelayRpcError } from './RelayRpcError.ts'
import type { Method, Publish, Requests } from './wire/requests.ts'
import { toEvent } from './wire/toFrame.ts'

/**
 * Response to a client's request to the relay, and a function to call after the response has been
 * sent.
 */
export type Outcome = { readonly result: unknown; readonly afterwards?: () => void }

type Caller = { readonly connection: Connection; readonly context: RelayContext }
type Methods = {
  readonly [method in Method]: (params: Requests[method], caller: Caller) => Outcome
}

const publishedKept = 500

function publish(draft: Publish, { connection, context }: Caller): void {
  const { topic, message, ttl, prompt, tag, attestation } = draft
  const publishedAt = context.now()
  const kept = context.mailbox.put({
    ...{ topic, message, prompt, tag, publishedAt },
    ...(attestation !== undefined && { attestation }),
    publisher: connection.clientId,
    expiresAt: publishedAt + ttl * 1_000,
  })
  if (!kept) throw new RelayRpcError(-32005, 'The mailbox is full')
  const { publisher } = kept
  context.published.push({ topic, tag, prompt, publisher, publishedAt })
  context.published.splice(0, context.published.length - publishedKept)
  for (const other of context.connections) if (other.topics.has(topic)) deliver(other, kept)
}

function deliver(connection: Connection, message: Message): void {
  if (message.publisher !== connection.clientId) connection.deliver(message)
}

/**
 * Subscribes a client of the relay to topics. Returns the function that delivers the waiting
 * messages in the order of their publication.
 */
function subscribe(topics: readonly string[], { connection, context }: Caller): () => void {
  const added = topics.filter((topic) => !connection.topics.has(topic)).length
  if (connection.topics.size + added > limits.topicsPerConnection)
    throw new RelayRpcError(-32005, 'Too many topics')
  for (const topic of topics) connection.topics.add(topic)
  return () => {
    for (const topic of topics)
      for (const message of context.mailbox.list(topic)) deliver(connection, message)
  }
}

function fetchMessages(topics: readonly string[], { connection, context }: Caller): Outcome {
  const messages = topics
    .flatMap((topic) => context.mailbox.list(topic))
    .filter(({ publisher }) => publisher !== connection.clientId)
    .slice(0, limits.batch)
  return { result: { messages: messages.map(toEvent), hasMore: false } }
}

/** Implementations of the WalletConnect relay's methods, by name (wire §2.1, §2.2). */
export const methods: Methods = {
  irn_subscribe: ({ topic }, caller) => ({ result: topic, afterwards: subscribe([topic], caller) }),
  irn_batchSubscribe: ({ topics }, caller) => ({
    result: topics,
    afterwards: subscribe(topics, caller),
  }),
  irn_unsubscribe: ({ topic }, { connection }) => {
    connection.topics.delete(topic)
    return { result: true }
  },
  irn_batchUnsubscribe: ({ subscriptions }, { connection }) => {
    for (const { topic } of subscriptions) connection.topics.delete(topic)
    return { result: true }
  },
  irn_publish: (params, caller) => {
    publish(params, caller)
    return { result: true }
  },
  irn_batchPublish: ({ messages }, caller) => {
    for (const message of messages) publish(message, caller)
    return { result: true }
  },
  irn_fetchMessages: ({ topic }, caller) => fetchMessages([topic], caller),
  irn_batchFetchMessages: ({ topics }, caller) => fetchMessages(topics, caller),
  wc_proposeSession: ({ pairingTopic, sessionProposal, ttl, attestation }, caller) => {
    const afterwards = subscribe([pairingTopic], caller)
    const draft = { topic: pairingTopic, message: sessionProposal, ttl, attestation }
    publish({ ...draft, tag: 1100, prompt: true }, caller)
    return { result: true, afterwards }
  },
  wc_approveSession: (params, caller) => {
    const { sessionTopic, pairingTopic, ttl } = params
    const afterwards = subscribe([sessionTopic], caller)
    const [response, settlement] = [params.sessionProposalResponse, params.sessionSettlementRequest]
    const draft = { ttl, prompt: false, attestation: undefined }
    publish({ ...draft, topic: pairingTopic, message: response, tag: 1101 }, caller)
    publish({ ...draft, topic: sessionTopic, message: settlement, tag: 1102 }, caller)
    return { result: true, afterwards }
  },
}
