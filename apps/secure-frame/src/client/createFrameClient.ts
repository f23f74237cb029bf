import { type ApiRequest, createApiClient } from '@latchkey/core/contract'
import { errorCatalogue, proofHeader, proofNonceHeader } from '@latchkey/frame-api'
import { readProofNonce } from '@latchkey/frame-api/endpoints'
import { createProofSigner } from './createProofSigner.ts'
import type { FrameClient } from './FrameClient.ts'
import { isStaleProof } from './isStaleProof.ts'

export type CreateFrameClientParameters = {
  /** Origin of this document. */
  readonly baseUrl: string
  readonly fetch: typeof fetch
  readonly now: () => number
  /** Returns the key pair `P`. Created by the first call that needs it. */
  readonly readProofKey: () => Promise<CryptoKeyPair>
  /**
   * The first call needs a proof. Requests the nonce beforehand, so that the console shows no
   * refused request.
   */
  readonly asksNonce?: boolean
}

/**
 * Creates the client of the frame's server. A `device` or `session` call carries a fresh proof. The
 * client takes the server's nonce from each answer. If a call is refused for a missing nonce, the
 * client repeats it once.
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
    // If this request fails, the refusal of the next call delivers the nonce.
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
