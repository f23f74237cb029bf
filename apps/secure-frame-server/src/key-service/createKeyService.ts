import { createApiClient, RequestRefusedError } from '@latchkey/core/contract'
import { issueTicket, keyServiceErrors, releaseCopy } from '@latchkey/frame-api/key-service'
import type { Config } from '../config/Config.ts'
import { keyServiceTimeoutMs } from '../config/constants.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { KeyService } from './KeyService.ts'

export type KeyServiceSettings = {
  readonly url: string
  readonly publicKey: string
  readonly token: Buffer
}

/**
 * Returns the configured URL, public key and token of the key service, or `undefined` if the
 * operator does not recover wallets.
 */
export function toKeyServiceSettings(config: Config): KeyServiceSettings | undefined {
  const { recovery, keyServiceUrl: url, keyServicePublicKey, keyServiceToken: token } = config
  if (recovery !== 'escrow' || !url || !keyServicePublicKey || !token) return undefined
  return { url, publicKey: keyServicePublicKey, token }
}

/** Creates the client of the configured key service. It sends requests to no other host (S-97). */
export function createKeyService({ url, publicKey, token }: KeyServiceSettings): KeyService {
  const authorization = `Bearer ${token.toString('base64url')}`
  const api = createApiClient<'server'>({
    baseUrl: url,
    fetch: (input, init) => fetch(input, { ...init, redirect: 'error' }),
    errors: { catalogue: keyServiceErrors },
    toHeaders: () => ({ authorization }),
  })
  const limited = () => ({ signal: AbortSignal.timeout(keyServiceTimeoutMs) })
  return {
    publicKey,
    issueTicket: (party) => api.call(issueTicket, party, limited()).catch(toFrameRefusal),
    release: (request) => api.call(releaseCopy, request, limited()).catch(toFrameRefusal),
  }
}

/**
 * Errors of the key service that the user sees, by code. All other failures count as
 * `key_service_unreachable`.
 */
const meanings = {
  release_too_early: 'release_too_early',
  invalid_release_proof: 'invalid_proof',
  ticket_over: 'not_found',
  invalid_ticket: 'not_found',
  unreadable_copy: 'internal',
} as const

const hasMeaning = (code: string): code is keyof typeof meanings => Object.hasOwn(meanings, code)

function toFrameRefusal(cause: unknown): never {
  const code = cause instanceof RequestRefusedError ? cause.code : ''
  const hint = code === '' ? {} : { hint: `The key service answered ${code}.` }
  throw new FrameRefusal(hasMeaning(code) ? meanings[code] : 'key_service_unreachable', {
    ...hint,
    cause,
  })
}
