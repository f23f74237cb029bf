import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { fromBase64url, toBase64url } from '../client/base64url.ts'
import { randomBytes, toUtf8 } from '../keys/bytes.ts'
import { PasskeyKnownError, PasskeyRefusedError } from '../passkeys/errors.ts'
import type { PasskeyAnswer, Passkeys } from '../passkeys/Passkeys.ts'

/** A fake authenticator. Each created passkey has its own secret and can be requested again. */
export type FakePasskeys = Passkeys & {
  /** Closes the next prompt of the fake authenticator, as a user would. */
  readonly refuse: () => void
}

export function createFakePasskeys(options: { readonly offered?: boolean } = {}): FakePasskeys {
  const seeds = new Map<string, Uint8Array>()
  let refusing = false

  function answer(credentialId: string, walletId: string): PasskeyAnswer {
    const seed = seeds.get(credentialId) ?? fromBase64url(credentialId)
    const secret = new Uint8Array(hmac(sha256, seed, toUtf8(walletId)))
    return { credentialId, secret }
  }
  function prompt(): void {
    const refused = refusing
    refusing = false
    if (refused) throw new PasskeyRefusedError({ cause: undefined })
  }

  return {
    isUsable: true,
    isOffered: async () => options.offered ?? true,
    async create({ walletId, known }) {
      prompt()
      if (known.some((id) => seeds.has(id))) throw new PasskeyKnownError({ cause: undefined })
      const credentialId = toBase64url(randomBytes(16))
      seeds.set(credentialId, randomBytes(32))
      return answer(credentialId, walletId)
    },
    async ask({ walletId, credentialIds }) {
      prompt()
      const credentialId = credentialIds.find((id) => seeds.has(id))
      if (credentialId === undefined) throw new PasskeyRefusedError({ cause: undefined })
      return answer(credentialId, walletId)
    },
    refuse() {
      refusing = true
    },
  }
}
