import { type ApiRequest, createApiClient } from '@latchkey/core/contract'
import { errorCatalogue, proofHeader, proofNonceHeader } from '@latchkey/frame-api'
import { readProofNonce } from '@latchkey/frame-api/endpoints'
import { createProofSigner } from './createProofSigner.ts'
import type { FrameClient } from './FrameClient.ts'
import { isStaleProof } from './isStaleProof.ts'

export type CreateFrameClientParameters = {
  /** Origin of this document, from which the frame server serves its API too. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  readonly now: () => number
  /** Returns the device's proof key pair `P`. The first call that needs a proof creates it. */
  readonly readProofKey: () => Promise<CryptoKeyPair>
  /**
   * Requests the server's nonce before the first call. Otherwise that call is first rejected for a
   * missing nonce, which the browser's console shows as an error.
   */
  readonly asksNonce?: boolean
}

/**
 * Creates the client for the frame server. Calls with access `device` or `session` carry a fresh
 * proof with the nonce of the server's last answer. If the server rejects the nonce, the call is
 * repeated once.
 */
export function createFrameClient(parameters: CreateFrameClientParameters): FrameClient {
  const { baseUrl, fetch, now, readProofKey, asksNonce = false } = parameters
  const proof: { nonce: string | undefined } = { nonce: undefined }

  const fetchNotingNonce: typeof fetch = async (input, init) => {
    const response = await fetch(input, { ...init, credentials: 'same-origin' })
    proof.nonce = response.headers.get(proofNonceHeader) ?? proof.nonce
    return response
  }

  const toHeaders = async ({ endpoint, url }: ApiRequest): Promise<Record<string, string>> => {
    if (endpoint.access !== 'device' && endpoint.access !== 'session') return {}
    const signer = createProofSigner(await readProofKey())
    // If this request fails, the next call gets the nonce with its rejection.
    if (asksNonce && proof.nonce === undefined) {
      await client.call(readProofNonce, {}).catch(() => undefined)
    }
    const { method } = endpoint
    return { [proofHeader]: await signer.prove({ method, url, nonce: proof.nonce, now: now() }) }
  }

  const client: FrameClient = createApiClient({
    baseUrl,
    fetch: fetchNotingNonce,
    errors: { catalogue: errorCatalogue },
    toHeaders,
    isStale: isStaleProof,
  })
  return client
}
