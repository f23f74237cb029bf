import type { Message } from '../mailbox/Message.ts'

/** Formats the result of a relay request as JSON-RPC. `id` is the JSON text of the request's id. */
export const toResult = (id: string, result: unknown) =>
  `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`

/** Formats an error of the relay as JSON-RPC. `id` is the JSON text of the request's id. */
export const toError = (id: string, error: { readonly code: number; readonly message: string }) =>
  `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify(error)}}`

/** Formats a relay message as the data of a subscription event. */
export const toEvent = ({ topic, message, publishedAt, tag, attestation }: Message) => ({
  topic,
  message,
  publishedAt,
  tag,
  ...(attestation !== undefined && { attestation }),
})

/** Formats the JSON-RPC request by which the relay delivers a message to a client. */
export const toDelivery = (id: number, message: Message) =>
  JSON.stringify({
    id,
    jsonrpc: '2.0',
    method: 'irn_subscription',
    params: { id: message.topic, data: toEvent(message) },
  })
