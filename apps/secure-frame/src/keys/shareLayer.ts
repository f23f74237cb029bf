import type { Bytes } from './bytes.ts'
import { deriveLayerKey, type Layer, openLayer, sealLayer } from './layer.ts'

/**
 * The wallet of a recovery record and its recovery method: a passkey (S-35) or the recovery code
 * (S-24).
 */
export type RecordOwner = {
  readonly walletId: string
  /** Credential id of the passkey in base64url. Absent for the recovery code. */
  readonly credentialId?: string | undefined
}

/** A recovery record without its outer layer. It is still encrypted with the server's share. */
export type ShareLayer = Layer & Pick<RecordOwner, 'credentialId'>

/**
 * Returns the associated data of both encryption layers: the wallet, the recovery method and, for a
 * passkey, its credential id.
 */
export const toRecordAad = ({ walletId, credentialId }: RecordOwner): string =>
  credentialId === undefined
    ? `sf1|recovery|${walletId}`
    : `sf1|passkey|${walletId}|${credentialId}`

const toShareKey = (share: Bytes) =>
  deriveLayerKey(share, { info: 'secure-frame/recovery-share/v1' })

export type ShareLayerParameters = RecordOwner & { readonly share: Bytes }

/**
 * Encrypts the entropy with the server's share. The result is the inner layer of every recovery
 * record.
 */
export async function sealShareLayer(
  entropy: Bytes,
  parameters: ShareLayerParameters,
): Promise<Layer> {
  const key = await toShareKey(parameters.share)
  return sealLayer(entropy, { key, aad: toRecordAad(parameters) })
}

/**
 * Decrypts the inner layer with the server's share, inside the frame after its own login. The
 * caller overwrites the entropy.
 *
 * @throws {UnreadableRecordError} The share, wallet or recovery method is different, or the bytes
 * were modified.
 */
export async function openShareLayer(
  { credentialId, ...layer }: ShareLayer,
  { walletId, share }: { readonly walletId: string; readonly share: Bytes },
): Promise<Bytes> {
  const aad = toRecordAad({ walletId, credentialId })
  return openLayer(layer, { key: await toShareKey(share), aad })
}
