import { randomUUID } from 'node:crypto'
import { proofHeader, proofNonceHeader, releaseProofType } from '@latchkey/frame-api'
import type { Clock } from '@latchkey/service'
import {
  createTestBrowser,
  type TestBrowserOptions,
  type TestSite,
} from '@latchkey/service/testing'
import { calculateJwkThumbprint, exportJWK, generateKeyPair, SignJWT } from 'jose'
import type { TestMailer } from './createTestMailer.ts'
import { testHost, testProject } from './testConfig.ts'

export type TestDeviceOptions = TestBrowserOptions & {
  /** Value of the header `Accept-Language`. Default: none. */
  readonly language?: string
}
type Place = { readonly site: TestSite; readonly clock: Clock; readonly mail: TestMailer }

/** Modifications that make a proof invalid, so that tests can check the rejection. */
export type ProofChanges = {
  readonly claims?: Readonly<Record<string, unknown>>
  readonly header?: Readonly<Record<string, unknown>>
}

/**
 * Creates the simulated frame of one browser, with cookies, a device key and the server's nonce.
 */
export async function createTestDevice(
  { site, clock, mail }: Place,
  { language, ...options }: TestDeviceOptions,
) {
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0.0.0 Safari/537.36'
  const browser = createTestBrowser(site, { userAgent, ...options })
  const { publicKey, privateKey } = await generateKeyPair('ES256')
  const jwk = await exportJWK(publicKey)
  const thumbprint = await calculateJwkThumbprint(jwk, 'sha256')
  let nonce: string | undefined

  function prove(method: string, path: string, changes: ProofChanges = {}): Promise<string> {
    const claims = {
      jti: randomUUID(),
      htm: method,
      htu: `${site.origin}${path}`,
      iat: Math.floor(clock.now() / 1_000),
      ...(nonce !== undefined && { nonce }),
      ...changes.claims,
    }
    const header = { typ: 'dpop+jwt', alg: 'ES256', jwk, ...changes.header }
    return new SignJWT(claims).setProtectedHeader(header).sign(privateKey)
  }

  async function call(method: 'GET' | 'POST', url: string, payload: unknown) {
    const attempt = async () => {
      const proof = await prove(method, url.split('?')[0] ?? '')
      const headers = {
        [proofHeader]: proof,
        ...(language !== undefined && { 'accept-language': language }),
      }
      const answer = await (method === 'GET'
        ? browser.get(url, headers)
        : browser.post(url, payload, headers))
      nonce = String(answer.headers[proofNonceHeader.toLowerCase()] ?? nonce)
      return answer
    }
    const answer = await attempt()
    return answer.json()?.error?.code === 'use_dpop_nonce' ? attempt() : answer
  }
  const get = (url: string) => call('GET', url, undefined)
  const post = (url: string, payload: unknown = {}) => call('POST', url, payload)

  const startEmail = (email: string, showsDeviceNumber = true) =>
    post('/api/email/start', { projectId: testProject, origin: testHost, email, showsDeviceNumber })

  return {
    browser,
    thumbprint,
    jwk,
    prove,
    get,
    post,
    startEmail,
    /**
     * Creates the proof that names the requesting device and its public key to the key service
     * (S-26).
     */
    proveRelease(claims: { readonly walletId: string; readonly publicKey: string }) {
      const iat = Math.floor(clock.now() / 1_000)
      return new SignJWT({ iat, ...claims })
        .setProtectedHeader({ typ: releaseProofType, alg: 'ES256', jwk })
        .sign(privateKey)
    },
    /** Runs a complete email login: sends the address, then the mailed code. */
    async signIn(email: string) {
      const { transactionId } = (await startEmail(email)).json()
      return post('/api/email/code', { transactionId, code: mail.readCode(email) })
    },
  }
}

export type TestDevice = Awaited<ReturnType<typeof createTestDevice>>
