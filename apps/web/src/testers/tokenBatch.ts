import type { TestWallet } from './useTestWallet.ts'

/** Selectors of the ERC-20 functions `transfer` and `decimals`. */
const transfer = '0xa9059cbb'
const decimals = '0x313ce567'

const toWord = (value: bigint) => value.toString(16).padStart(64, '0')

/** Returns one call of an EIP-5792 batch: an ERC-20 transfer of `value` base units. */
export const toTransfer = (token: string, to: string, value: bigint) => ({
  to: token,
  data: `${transfer}${toWord(BigInt(to))}${toWord(value)}`,
})

/** Matches a `uint8` in the ABI encoding. A response with a larger number is rejected (S-66). */
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
 * Requests the wallet to send an atomic batch, of which all calls or none are executed (EIP-5792).
 *
 * @returns The id of the batch.
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

/** Returns the state of a batch of calls, from the status code that EIP-5792 defines. */
export async function readBatchState(wallet: TestWallet, id: string): Promise<BatchState> {
  const { status } = Object(await wallet.request({ method: 'wallet_getCallsStatus', params: [id] }))
  if (status === 200) return 'done'
  return status >= 400 ? 'failed' : 'waiting'
}
