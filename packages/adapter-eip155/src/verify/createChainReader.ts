import { createClient, fallback, type Hex, http, RpcRequestError } from 'viem'
import { ChainUnreachableError } from './ChainUnreachableError.ts'

/** Below the 10 s a server gives one request, so that a slow chain gets its own answer. */
const deadlineMs = 8_000
const callTimeoutMs = 4_000

/** Reads of one chain. Sent as raw calls: nothing here follows an address that a contract answers (S-97). */
export type ChainReader = {
  /** `0x` where there is none. */
  readonly getCode: (address: Hex) => Promise<Hex>
  /** Runs code that is not deployed. @returns `undefined` when it reverts. */
  readonly simulate: (code: Hex) => Promise<Hex | undefined>
}

const hexText = /^0x[0-9a-f]*$/
const isHexText = (text: string): text is Hex => hexText.test(text)

/** JSON-RPC code of a reverted call in the execution API. */
const revertedCode = 3

/**
 * Makes the reader of one chain for one verification, over the asker's own RPC URLs, tried in order. All its
 * answers come within 8 s.
 *
 * @throws {ChainUnreachableError} From each call: no answer, an answer of another form, or another chain's.
 */
export function createChainReader(chainId: string, urls: readonly string[]): ChainReader {
  const deadline = AbortSignal.timeout(deadlineMs)
  const transports = urls.map((url) =>
    http(url, {
      timeout: callTimeoutMs,
      retryCount: 0,
      fetchOptions: { redirect: 'error', signal: deadline },
    }),
  )
  const client = createClient({
    transport: fallback(transports, { retryCount: 0 }),
    ccipRead: false,
  })

  async function request(method: string, params: readonly unknown[]): Promise<Hex> {
    const answer: unknown = await client.request({ method, params } as never)
    const text = typeof answer === 'string' ? answer.toLowerCase() : ''
    if (!isHexText(text)) throw new ChainUnreachableError({ chainId })
    return text
  }
  /** With each read: an RPC that serves another chain would answer for other contracts. */
  async function requireChain(): Promise<void> {
    const served = BigInt(await request('eth_chainId', []))
    if (`eip155:${served}` !== chainId) throw new ChainUnreachableError({ chainId })
  }
  async function read(method: string, params: readonly unknown[]): Promise<Hex> {
    const [answer] = await Promise.all([request(method, params), requireChain()])
    return answer
  }
  function unreachable(cause: unknown): ChainUnreachableError {
    return cause instanceof ChainUnreachableError
      ? cause
      : new ChainUnreachableError({ chainId, cause })
  }

  return {
    async getCode(address) {
      return read('eth_getCode', [address, 'latest']).catch((cause: unknown) => {
        throw unreachable(cause)
      })
    },
    async simulate(code) {
      return read('eth_call', [{ data: code }, 'latest']).catch((cause: unknown) => {
        if (isRevert(cause)) return undefined
        throw unreachable(cause)
      })
    },
  }
}

function isRevert(error: unknown): boolean {
  if (error instanceof RpcRequestError && error.code === revertedCode) return true
  if (!(error instanceof Error)) return false
  return /\brevert(ed)?\b/i.test(error.message) || isRevert(error.cause)
}
