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
  /** `P`; made by the first call that needs it. */
  readonly readProofKey: () => Promise<CryptoKeyPair>
  /** The first call needs a proof: the nonce is asked for before, or the console shows a refusal. */
  readonly asksNonce?: boolean
}

/**
 * Makes the client of the frame's server. A `device` or `session` call carries a fresh proof; the server's nonce
 * is taken from each answer, and a call that was refused for want of it is sent once more.
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
    // Where it does not come, the refusal brings it.
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
