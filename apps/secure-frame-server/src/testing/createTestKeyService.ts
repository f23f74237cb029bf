import { createSealingKeys, openBytes, sealBytes } from '@latchkey/frame-api/sealing'
import { randomToken } from '@latchkey/service'
import { createTestClock } from '@latchkey/service/testing'
import { decodeJwt } from 'jose'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { KeyService } from '../key-service/KeyService.ts'

const delayMs = 24 * 3_600_000
const openMs = 7 * delayMs

const toBytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64url'))
const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const toTime = (ms: number) => new Date(ms).toISOString()

/**
 * Creates a key service in this process with its own keys and clock. It uses the real encryption,
 * but does not check proofs and tickets like the real service.
 */
export async function createTestKeyService() {
  const keys = await createSealingKeys()
  const clock = createTestClock()
  const opening = new Map<string, { readonly walletId: string; readonly opensAt: number }>()
  let failing = false
  const keyService: KeyService = {
    publicKey: toText(keys.publicKey),
    async issueTicket({ walletId }) {
      if (failing) throw new FrameRefusal('key_service_unreachable')
      const opensAt = clock.now() + delayMs
      const ticket = randomToken()
      opening.set(ticket, { walletId, opensAt })
      return { ticket, opensAt: toTime(opensAt), expiresAt: toTime(opensAt + openMs) }
    },
    async release({ ticket, proof, enc, ct }) {
      if (failing) throw new FrameRefusal('key_service_unreachable')
      const known = opening.get(ticket)
      if (!known || clock.now() >= known.opensAt + openMs) throw new FrameRefusal('not_found')
      if (clock.now() < known.opensAt) throw new FrameRefusal('release_too_early')
      const { walletId } = known
      const copy = { enc: toBytes(enc), ct: toBytes(ct) }
      const purpose = 'secure-frame/escrow-release/v1'
      const plain = await openBytes(copy, { purpose: 'secure-frame/escrow/v1', walletId, ...keys })
      const publicKey = toBytes(String(decodeJwt(proof)['publicKey']))
      const sealed = await sealBytes(plain, { purpose, walletId, publicKey })
      return { enc: toText(sealed.enc), ct: toText(sealed.ct) }
    },
  }
  return {
    keyService,
    clock,
    /** Forgets all tickets, like a key service whose key was replaced. */
    forget: () => opening.clear(),
    fail(value: boolean) {
      failing = value
    },
  }
}

export type TestKeyService = Awaited<ReturnType<typeof createTestKeyService>>
