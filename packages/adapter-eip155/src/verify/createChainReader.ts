import { createRpc, createRpcPost, type Hex, isRpcRevert, RpcError } from '@latchkey/core'
import { ChainUnreachableError } from './ChainUnreachableError.ts'

/**
 * Milliseconds for all reads of one verification. The limit is below the server's 10 s for a
 * request, so that a slow chain has its own error.
 */
const deadlineMs = 8_000
const callTimeoutMs = 4_000

/**
 * Reads of one chain, sent as raw calls. Never contacts an address that a contract returns (S-97).
 */
export type ChainReader = {
  /** Returns the code at an address; `0x` if the address has no code. */
  readonly getCode: (address: Hex) => Promise<Hex>
  /**
   * Simulates code without deploying it.
   *
   * @returns `undefined` if the code reverts.
   */
  readonly simulate: (code: Hex) => Promise<Hex | undefined>
}

const hexText = /^0x[0-9a-f]*$/
const isHexText = (text: string): text is Hex => hexText.test(text)

/**
 * Creates the reader of one chain for one verification. Tries the caller's own RPC URLs in order.
 * All answers together take at most 8 s.
 *
 * @throws {ChainUnreachableError} From each call: no answer, an invalid answer, or an answer of
 * another chain.
 */
export function createChainReader(chainId: string, urls: readonly string[]): ChainReader {
  const deadline = AbortSignal.timeout(deadlineMs)
  const posts = urls.map((url) =>
    createRpcPost({ url, timeoutMs: callTimeoutMs, refusesRedirects: true, signal: deadline }),
  )
  const ask = createRpc({ name: chainId, posts, batchSize: 1, signal: deadline })

  async function request(method: string, params: readonly unknown[]): Promise<Hex> {
    const answer = await ask({ method, params })
    const text = typeof answer === 'string' ? answer.toLowerCase() : ''
    if (!isHexText(text)) throw new ChainUnreachableError({ chainId })
    return text
  }
  /**
   * Checks the chain id with each read, because an RPC of another chain would report other
   * contracts.
   */
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
        if (cause instanceof RpcError && isRpcRevert(cause)) return undefined
        throw unreachable(cause)
      })
    },
  }
}
