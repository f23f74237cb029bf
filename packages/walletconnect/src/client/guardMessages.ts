import { InvalidAnswerError, rpcErrorCodes } from '@latchkey/core'
import { decrypt } from '@walletconnect/utils'
import type { Client } from './Client.ts'
import { findRefusal } from './findRefusal.ts'
import { isSlowToRead } from './isSlowToRead.ts'
import { longestMessage } from './limits.ts'

const sealed = 0
const sealedWithKey = 1

type Receiver = { readonly receiverPublicKey?: string | undefined }

/**
 * Returns the topic under which the key chain stores the symmetric key of a sealed message. Returns
 * `undefined` for an unsealed message, which a relay must not deliver.
 */
async function findTopic(
  { crypto }: Client['core'],
  topic: string,
  message: { readonly encoded: string } & Receiver,
): Promise<string | undefined> {
  const { encoded, receiverPublicKey } = message
  const type = crypto.getPayloadType(encoded)
  if (type === sealed) return topic
  const senderPublicKey = crypto.getPayloadSenderPublicKey(encoded)
  if (type !== sealedWithKey || !receiverPublicKey || !senderPublicKey) return undefined
  return crypto.generateSharedKey(receiverPublicKey, senderPublicKey)
}

function refuse(reason: string, cause?: unknown): InvalidAnswerError {
  return new InvalidAnswerError({ host: 'The wallet', reason, cause })
}

/**
 * Decrypts a sealed message that the relay delivered.
 *
 * @throws {InvalidAnswerError} The message is too long, or not sealed for this client.
 */
async function openSealed(
  core: Client['core'],
  topic: string,
  message: { readonly encoded: string } & Receiver,
): Promise<string> {
  const { encoded } = message
  if (typeof encoded !== 'string' || encoded.length > longestMessage) throw refuse('too long')
  const found = await findTopic(core, topic, message)
  if (found === undefined) throw refuse('not sealed')
  return decrypt({ symKey: core.crypto.keychain.get(found), encoded })
}

/**
 * Converts an unreadable answer of the wallet to an error answer, so that the caller does not wait
 * for its deadline.
 */
function toRefusal(text: string) {
  const [, id] = /"id":(\d{1,16})\b/.exec(text.slice(0, 256)) ?? []
  if (id === undefined) throw refuse('too many digits in a row')
  return {
    id: Number(id),
    jsonrpc: '2.0',
    error: { code: rpcErrorCodes.internal, message: 'Answer out of bounds' },
  }
}

/**
 * Limits the messages that the client reads: size, digit runs and sealed messages only. Rejects
 * invalid signatures, and those whose verification would contact another host. A message beyond a
 * limit counts as unreadable, like one with a wrong key.
 */
export function guardMessages({ core }: Client): void {
  const { crypto } = core
  const { decode } = crypto
  crypto.decode = async (topic, encoded, options) => {
    const text = await openSealed(core, topic, { encoded, ...options })
    if (isSlowToRead(text)) return toRefusal(text)
    const payload = await decode(topic, encoded, options)
    const refusal = await findRefusal(payload)
    return refusal ? { id: payload.id, jsonrpc: '2.0', error: refusal } : payload
  }
}
