import type { Bytes } from './bytes.ts'
import { deriveLayerKey, type Layer, openLayer, sealLayer } from './layer.ts'

/**
 * Owner of a recovery record: a wallet, with one of its passkeys (S-35) or its recovery code
 * (S-24).
 */
export type RecordOwner = {
  readonly walletId: string
  /** The passkey's credential id in base64url. Absent for the recovery code. */
  readonly credentialId?: string | undefined
}

/** A record after its outer layer was removed: sealed only with the server's share. */
export type ShareLayer = Layer & Pick<RecordOwner, 'credentialId'>

/**
 * Returns the associated data of both layers: the wallet, the recovery method and, for a passkey,
 * its credential id.
 */
export const toRecordAad = ({ walletId, credentialId }: RecordOwner): string =>
  credentialId === undefined
    ? `sf1|recovery|${walletId}`
    : `sf1|passkey|${walletId}|${credentialId}`

const toShareKey = (share: Bytes) =>
  deriveLayerKey(share, { info: 'secure-frame/recovery-share/v1' })

export type ShareLayerParameters = RecordOwner & { readonly share: Bytes }

/** Seals the entropy with the share: the inner layer of every recovery record. */
export async function sealShareLayer(
  entropy: Bytes,
  parameters: ShareLayerParameters,
): Promise<Layer> {
  const key = await toShareKey(parameters.share)
  return sealLayer(entropy, { key, aad: toRecordAad(parameters) })
}

/**
 * Removes the share's layer, in the frame and after the frame's own login. The caller overwrites
 * the entropy.
 *
 * @throws {UnreadableRecordError} Another share, wallet or recovery method, or modified bytes.
 */
export async function openShareLayer(
  { credentialId, ...layer }: ShareLayer,
  { walletId, share }: { readonly walletId: string; readonly share: Bytes },
): Promise<Bytes> {
  const aad = toRecordAad({ walletId, credentialId })
  return openLayer(layer, { key: await toShareKey(share), aad })
}
