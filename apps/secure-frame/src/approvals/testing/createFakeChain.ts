import { decodeFunctionData, encodeFunctionResult, type Hex, parseAbi } from 'viem'
import type { ChainReader } from '../../requests/ChainReader.ts'

export type FakeToken = {
  readonly symbol?: string
  readonly decimals?: number
  readonly balance?: bigint
  readonly interfaces?: readonly string[]
}
export type FakeChain = {
  /** Tokens that the fake EVM node knows, by lower-case address. */
  readonly tokens?: Readonly<Record<string, FakeToken>>
  /**
   * Lower-case addresses with contract code. The tokens are contracts without being listed here.
   */
  readonly code?: readonly string[]
  /** Lower-case addresses of accounts that delegate to code (EIP-7702). */
  readonly delegated?: readonly string[]
  readonly balance?: bigint
  /** Response to `eth_simulateV1`; absent: the node does not support the method. */
  readonly simulation?: unknown
  /** Returns the answer to each `eth_call` that does not read one of `tokens`. */
  readonly call?: () => Promise<unknown>
  /** Accounts that the fake Solana node knows, by address. */
  readonly accounts?: Readonly<Record<string, FakeAccount>>
  readonly solanaSimulation?: (addresses: readonly string[]) => unknown
}
export type FakeAccount = {
  readonly owner: string
  readonly lamports?: number
  readonly data?: string
}

// `decimals` returns 256 bits, because a contract may answer any value.
const abi = parseAbi([
  'function decimals() view returns (uint256)',
  'function symbol() view returns (string)',
  'function balanceOf(address owner) view returns (uint256)',
  'function supportsInterface(bytes4 id) view returns (bool)',
])

/**
 * Test code: creates a fake node that returns the configured data and rejects all other requests as
 * a real node does.
 */
export function createFakeChain(chain: FakeChain): ChainReader & { readonly asked: string[] } {
  const asked: string[] = []
  return {
    asked,
    async request(method, params) {
      asked.push(method)
      return answer(chain, method, params)
    },
  }
}

function answer(chain: FakeChain, method: string, params: readonly unknown[]): unknown {
  const [first, second] = params
  if (method === 'eth_getBalance') return toHex(chain.balance ?? 10n ** 24n)
  if (method === 'eth_getCode') return getCode(chain, String(first).toLowerCase())
  if (method === 'eth_simulateV1' && chain.simulation !== undefined) return chain.simulation
  if (method === 'eth_call') return call(chain, first as { to?: string; data: Hex })
  if (method === 'getMultipleAccounts') return { value: (first as string[]).map(toAccount(chain)) }
  if (method === 'simulateTransaction' && chain.solanaSimulation) {
    const { accounts } = second as { accounts: { addresses: string[] } }
    return { value: chain.solanaSimulation(accounts.addresses) }
  }
  throw Object.assign(new Error('the method does not exist'), { code: -32601 })
}

function getCode({ tokens = {}, code = [], delegated = [] }: FakeChain, address: string): Hex {
  if (delegated.includes(address)) return `0xef0100${address.slice(2)}`
  return address in tokens || code.includes(address) ? '0x6001' : '0x'
}

function call(chain: FakeChain, { to = '', data }: { to?: string; data: Hex }): unknown {
  const token = chain.tokens?.[to.toLowerCase()]
  const read = readToken(data)
  if (!read) return chain.call ? chain.call() : '0x'
  if (!token) return '0x'
  const { decimals, symbol, balance, interfaces = [] } = token
  if (read.functionName === 'decimals' && decimals !== undefined)
    return encodeFunctionResult({ abi, functionName: 'decimals', result: BigInt(decimals) })
  if (read.functionName === 'symbol' && symbol !== undefined)
    return encodeFunctionResult({ abi, functionName: 'symbol', result: symbol })
  if (read.functionName === 'balanceOf' && balance !== undefined)
    return encodeFunctionResult({ abi, functionName: 'balanceOf', result: balance })
  if (read.functionName === 'supportsInterface')
    return encodeFunctionResult({
      abi,
      functionName: 'supportsInterface',
      result: interfaces.includes(read.args[0]),
    })
  throw Object.assign(new Error('execution reverted'), { code: 3 })
}

function readToken(data: Hex) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    return undefined
  }
}

const toHex = (value: bigint) => `0x${value.toString(16)}`

const toAccount =
  ({ accounts = {} }: FakeChain) =>
  (address: string) => {
    const account = accounts[address]
    if (!account) return null
    return {
      owner: account.owner,
      lamports: account.lamports ?? 0,
      data: [account.data ?? '', 'base64'],
    }
  }
