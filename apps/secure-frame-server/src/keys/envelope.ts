import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { BaseError } from '@latchkey/core'

/**
 * Master keys by id, which encrypt stored secrets. New secrets use the current key; all keys can
 * decrypt (S-34).
 */
export type MasterKeys = {
  readonly current: string
  readonly keys: Readonly<Record<string, Buffer>>
}

const ivBytes = 12
const tagBytes = 16

/**
 * An encrypted secret cannot be decrypted: its key is not configured, it was modified, or it
 * belongs to another row.
 */
export class EnvelopeError extends BaseError {
  override readonly name = 'EnvelopeError'
  constructor(options: { readonly hint: string; readonly cause?: unknown }) {
    super('A stored secret cannot be opened.', { code: 'envelope_unreadable', ...options })
  }
}

/**
 * Encrypts bytes with AES-256-GCM under the current master key, with a new 96-bit IV.
 *
 * @param owner - Associated data: the id of the row, so that the result cannot be decrypted in
 * another row.
 * @returns `<key id>.<base64url of iv, ciphertext and tag>`
 */
export function seal(masterKeys: MasterKeys, plain: Buffer, owner: string): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(masterKeys, masterKeys.current), iv)
  cipher.setAAD(Buffer.from(owner))
  const sealed = [iv, cipher.update(plain), cipher.final(), cipher.getAuthTag()]
  return `${masterKeys.current}.${Buffer.concat(sealed).toString('base64url')}`
}

/**
 * Decrypts a text that `seal` has encrypted for the same row.
 *
 * @throws {EnvelopeError} The key is unknown, or the text was modified or belongs to another row.
 */
export function open(masterKeys: MasterKeys, envelope: string, owner: string): Buffer {
  const keyId = toKeyId(envelope)
  const bytes = Buffer.from(envelope.slice(keyId.length + 1), 'base64url')
  const decipher = createDecipheriv(
    'aes-256-gcm',
    keyOf(masterKeys, keyId),
    bytes.subarray(0, ivBytes),
    { authTagLength: tagBytes },
  )
  try {
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(-tagBytes))
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes, -tagBytes)), decipher.final()])
  } catch (cause) {
    throw new EnvelopeError({ hint: 'The integrity check failed.', cause })
  }
}

/** Returns the id of the master key that encrypted a secret. */
export function toKeyId(envelope: string): string {
  return envelope.slice(0, Math.max(0, envelope.indexOf('.')))
}

function keyOf({ keys }: MasterKeys, id: string): Buffer {
  const key = Object.hasOwn(keys, id) ? keys[id] : undefined
  if (key) return key
  throw new EnvelopeError({ hint: 'Its master key is not configured.' })
}
