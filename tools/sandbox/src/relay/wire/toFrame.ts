import type { Message } from '../mailbox/Message.ts'

/** An answer; `id` is the JSON text of the request's id, echoed as it came. */
export const toResult = (id: string, result: unknown) =>
  `{"id":${id},"jsonrpc":"2.0","result":${JSON.stringify(result)}}`

/** A refusal; `id` as above. */
export const toError = (id: string, error: { readonly code: number; readonly message: string }) =>
  `{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify(error)}}`

/** A message as clients get it. */
export const toEvent = ({ topic, message, publishedAt, tag, attestation }: Message) => ({
  topic,
  message,
  publishedAt,
  tag,
  ...(attestation !== undefined && { attestation }),
})

/** The relay's own request that carries a message to a client. */
export const toDelivery = (id: number, message: Message) =>
  JSON.stringify({
    id,
    jsonrpc: '2.0',
    method: 'irn_subscription',
    params: { id: message.topic, data: toEvent(message) },
  })
