import { type Bytes, randomBytes, toUtf8 } from './bytes.ts'
import { UnreadableRecordError } from './errors.ts'

const ivBytes = 12

/** Result of one AES-256-GCM encryption, which always uses a new random 96-bit `iv`. */
export type Layer = { readonly iv: Bytes; readonly ct: Bytes }

export type LayerParameters = { readonly key: CryptoKey; readonly aad: string }

/** Encrypts bytes with AES-256-GCM under a new random IV. */
export async function sealLayer(plain: Bytes, { key, aad }: LayerParameters): Promise<Layer> {
  const iv = randomBytes(ivBytes)
  const algorithm = { name: 'AES-GCM', iv, additionalData: toUtf8(aad) }
  return { iv, ct: new Uint8Array(await crypto.subtle.encrypt(algorithm, key, plain)) }
}

/**
 * Decrypts a layer.
 *
 * @throws {UnreadableRecordError} The key or the associated data is different, or the layer was
 * modified.
 */
export async function openLayer(layer: Layer, { key, aad }: LayerParameters): Promise<Bytes> {
  const algorithm = { name: 'AES-GCM', iv: layer.iv, additionalData: toUtf8(aad) }
  try {
    return new Uint8Array(await crypto.subtle.decrypt(algorithm, key, layer.ct))
  } catch (cause) {
    throw new UnreadableRecordError({ hint: `A layer with "${aad}" cannot be opened.`, cause })
  }
}

export type LayerKeyParameters = { readonly info: string; readonly salt?: Bytes }

/** Derives an AES-256-GCM key from a secret by HKDF-SHA-256. The key is non-extractable. */
export async function deriveLayerKey(
  secret: Bytes,
  { info, salt = new Uint8Array() }: LayerKeyParameters,
): Promise<CryptoKey> {
  const base = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey'])
  const algorithm = { name: 'HKDF', hash: 'SHA-256', salt, info: toUtf8(info) }
  const usages: KeyUsage[] = ['encrypt', 'decrypt']
  return crypto.subtle.deriveKey(algorithm, base, { name: 'AES-GCM', length: 256 }, false, usages)
}
