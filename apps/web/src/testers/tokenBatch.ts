import type { TestWallet } from './useTestWallet.ts'

/** Function selectors of ERC-20. */
const transfer = '0xa9059cbb'
const decimals = '0x313ce567'

const toWord = (value: bigint) => value.toString(16).padStart(64, '0')

/** Returns one token transfer as a call of a batch. */
export const toTransfer = (token: string, to: string, value: bigint) => ({
  to: token,
  data: `${transfer}${toWord(BigInt(to))}${toWord(value)}`,
})

/** A padded `uint8` as a contract returns it. Any larger value is rejected as decimals (S-66). */
const decimalsAnswer = /^0x0{62}[\da-f]{2}$/i

/** Returns the decimals of a token. Returns `undefined` if the address is not a token contract. */
export async function readDecimals(wallet: TestWallet, token: string): Promise<number | undefined> {
  const answer = await wallet.request({
    method: 'eth_call',
    params: [{ to: token, data: decimals }, 'latest'],
  })
  return typeof answer === 'string' && decimalsAnswer.test(answer) ? Number(answer) : undefined
}

type Batch = { readonly chainId: number; readonly calls: readonly unknown[] }

/**
 * Asks for a batch that is carried out as a whole or not at all (EIP-5792).
 *
 * @returns Its id.
 */
export async function sendBatch(wallet: TestWallet, { chainId, calls }: Batch): Promise<string> {
  const batch = {
    version: '2.0.0',
    from: wallet.from,
    chainId: `0x${chainId.toString(16)}`,
    atomicRequired: true,
    calls,
  }
  return String(Object(await wallet.request({ method: 'wallet_sendCalls', params: [batch] })).id)
}

export type BatchState = 'waiting' | 'done' | 'failed'

/** Returns the state of a batch by the status codes of EIP-5792. */
export async function readBatchState(wallet: TestWallet, id: string): Promise<BatchState> {
  const { status } = Object(await wallet.request({ method: 'wallet_getCallsStatus', params: [id] }))
  if (status === 200) return 'done'
  return status >= 400 ? 'failed' : 'waiting'
}
