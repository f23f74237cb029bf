import type { ResponseOf } from '@latchkey/core/contract'
import { putRecovery, type readRecovery } from '@latchkey/frame-api/endpoints'
import { fromBase64url, toBase64url } from '../../client/base64url.ts'
import { parsePasskeyText } from '../../client/passkeyText.ts'
import { parseRecoveryText } from '../../client/recoveryText.ts'
import { withSecret } from '../../keys/bytes.ts'
import { UnreadableRecordError } from '../../keys/errors.ts'
import { openPasskeyLayer } from '../../keys/passkeyRecord.ts'
import { parseRecoveryCode } from '../../keys/recoveryCode.ts'
import { openCodeLayer } from '../../keys/recoveryRecord.ts'
import type { ShareLayer } from '../../keys/shareLayer.ts'
import { sealTransfer } from '../../keys/transfer.ts'
import type { PasskeyAnswer } from '../../passkeys/Passkeys.ts'
import type { PageServices } from '../services/PageServices.ts'

/** A recovery in progress: the requesting app, the wallet and the recovery records. */
export type OpenRecovery = ResponseOf<typeof readRecovery>

/**
 * Decrypts the recovery code's record with the typed code. The record is bound to its wallet id, so
 * another user's record cannot be decrypted.
 */
export const openByCode = async (
  { record, walletId }: OpenRecovery,
  text: string,
): Promise<ShareLayer> =>
  openCodeLayer({ ...parseRecoveryText(record), walletId }, parseRecoveryCode(text))

/**
 * Decrypts the record of the passkey that the user selected, and overwrites the passkey's secret
 * (S-35).
 */
export const openByPasskey = (
  { passkeys, walletId }: OpenRecovery,
  { credentialId, secret }: PasskeyAnswer,
): Promise<ShareLayer> =>
  withSecret(secret, () => {
    const known = passkeys.find((passkey) => passkey.credentialId === credentialId)
    if (!known)
      throw new UnreadableRecordError({ hint: 'The passkey does not belong to the wallet.' })
    return openPasskeyLayer({ ...parsePasskeyText(known), walletId }, secret)
  })

/**
 * Sends the inner layer of a recovery record, which the server's share encrypts, sealed for the
 * waiting frame.
 */
export async function handOver(
  { client }: Pick<PageServices, 'client'>,
  { open, layer }: { readonly open: OpenRecovery; readonly layer: ShareLayer },
): Promise<void> {
  const publicKey = fromBase64url(open.publicKey)
  const sealed = await sealTransfer(layer, { walletId: open.walletId, publicKey })
  await client.call(putRecovery, {
    mailboxId: open.mailboxId,
    enc: toBase64url(sealed.enc),
    ct: toBase64url(sealed.ct),
  })
}
