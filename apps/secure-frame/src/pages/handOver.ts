import type { ResponseOf } from '@latchkey/core/contract'
import { putRecovery, type readRecovery } from '@latchkey/frame-api'
import { parseRecoveryCode } from '../keys/recoveryCode.ts'
import { openCodeLayer } from '../keys/recoveryRecord.ts'
import { sealTransfer } from '../keys/transfer.ts'
import { fromBase64url, toBase64url } from '../server/base64url.ts'
import { parseRecoveryText } from '../server/recoveryText.ts'
import type { PageServices } from './PageServices.ts'

export type HandOverParameters = {
  readonly open: ResponseOf<typeof readRecovery>
  /** The code as it was typed. */
  readonly text: string
}

/** Opens the record with the code and hands what remains to the waiting frame. */
export async function handOver(
  { server }: Pick<PageServices, 'server'>,
  { open, text }: HandOverParameters,
): Promise<void> {
  const code = parseRecoveryCode(text)
  const record = parseRecoveryText(open.record)
  // The code's layer names its wallet: one of another user does not open under this id.
  const layer = await openCodeLayer({ ...record, walletId: open.walletId }, code)
  const publicKey = fromBase64url(open.publicKey)
  const sealed = await sealTransfer(layer, { walletId: open.walletId, publicKey })
  await server.call(putRecovery, {
    mailboxId: open.mailboxId,
    enc: toBase64url(sealed.enc),
    ct: toBase64url(sealed.ct),
  })
}
