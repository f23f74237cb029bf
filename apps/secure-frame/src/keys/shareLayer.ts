import type { Bytes } from './bytes.ts'
import { deriveLayerKey, type Layer, openLayer, sealLayer } from './layer.ts'

/** Whose record a layer is of: a wallet's, and of one of its passkeys (S-35) or of its recovery code (S-24). */
export type RecordOwner = {
  readonly walletId: string
  /** In base64url; absent: of the recovery code. */
  readonly credentialId?: string | undefined
}

/** What remains of a record once its owner's own layer is off: sealed by the server's share. */
export type ShareLayer = Layer & Pick<RecordOwner, 'credentialId'>

/** Both layers of a record name the wallet and the way; a passkey's also the passkey. */
export const toRecordAad = ({ walletId, credentialId }: RecordOwner): string =>
  credentialId === undefined
    ? `sf1|recovery|${walletId}`
    : `sf1|passkey|${walletId}|${credentialId}`

const toShareKey = (share: Bytes) =>
  deriveLayerKey(share, { info: 'secure-frame/recovery-share/v1' })

export type ShareLayerParameters = RecordOwner & { readonly share: Bytes }

/** Seals the entropy by the share: the inner layer of every record that brings a wallet back. */
export async function sealShareLayer(
  entropy: Bytes,
  parameters: ShareLayerParameters,
): Promise<Layer> {
  const key = await toShareKey(parameters.share)
  return sealLayer(entropy, { key, aad: toRecordAad(parameters) })
}

/**
 * Takes the share's layer off; in the frame, after its own login. The caller overwrites the entropy.
 *
 * @throws {UnreadableRecordError} Another share, another wallet, another way, or a change.
 */
export async function openShareLayer(
  { credentialId, ...layer }: ShareLayer,
  { walletId, share }: { readonly walletId: string; readonly share: Bytes },
): Promise<Bytes> {
  const aad = toRecordAad({ walletId, credentialId })
  return openLayer(layer, { key: await toShareKey(share), aad })
}
