import { createSealingKeys, openBytes, sealBytes } from '@latchkey/frame-api/sealing'
import type { TestDevice } from './createTestDevice.ts'
import type { TestServer } from './createTestServer.ts'
import { testHost } from './testConfig.ts'

type Copy = { readonly enc: string; readonly ct: string }
const toBytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

/** Seals the entropy of a wallet to the key service, like the wallet's frame. */
export async function sealCopy(
  entropy: Uint8Array<ArrayBuffer>,
  { walletId, publicKey }: { readonly walletId: string; readonly publicKey: string },
): Promise<Copy> {
  const key = { walletId, publicKey: toBytes(publicKey) }
  const { enc, ct } = await sealBytes(entropy, { purpose: 'secure-frame/escrow/v1', ...key })
  return { enc: toText(enc), ct: toText(ct) }
}

/**
 * Creates a device that requests the operator's copy, and the page on which the owner approves the
 * request.
 */
export async function createTestRecovery(
  server: TestServer,
  { device, walletId, email }: { device: TestDevice; walletId: string; email: string },
) {
  const receiver = await createSealingKeys()
  const publicKey = toText(receiver.publicKey)
  const page = server.openPage()
  const start = () => device.post('/api/escrow/start', { origin: testHost })
  const approve = (number: number, token = server.mail.readToken(email)) =>
    page.post('/api/device-link/approve', { token, number })
  return {
    page,
    start,
    approve,
    /**
     * Requests the mailed link to the recovery page, and approves it.
     *
     * @returns The response to the approval.
     */
    begin: async () => approve((await start()).json().deviceNumber),
    read: async () => (await device.get('/api/escrow')).json().release,
    take: async () =>
      device.post('/api/escrow/take', {
        publicKey,
        proof: await device.proveRelease({ walletId, publicKey }),
      }),
    open: ({ enc, ct }: Copy) =>
      openBytes(
        { enc: toBytes(enc), ct: toBytes(ct) },
        { purpose: 'secure-frame/escrow-release/v1', walletId, ...receiver },
      ),
  }
}
