import { numberToHex } from 'viem'
import { isList, readData, readList, readObject, readQuantity } from '../../requests/read.ts'
import type { Json, SigningRequest } from '../../requests/SigningRequest.ts'
import type { Simulation } from '../model/Facts.ts'
import { attempt } from './attempt.ts'
import { readLogs } from './readLogs.ts'

type Options = { readonly signal: AbortSignal }
type Call = {
  readonly from: string
  readonly to?: Json
  readonly value: string
  readonly data: string
}

/**
 * Simulates the balance changes of a request on the frame's own node. `eth_simulateV1` lists token
 * and native transfers. On a node without it, `eth_call` at least reports whether a single call
 * would fail. Returns `undefined` if the request sends nothing to the chain.
 */
export async function simulateEvm(
  request: SigningRequest,
  options: Options,
): Promise<Simulation | undefined> {
  const calls = toCalls(request)
  if (!calls) return undefined
  const simulated = await attempt(() => simulate(request, calls, options))
  if (simulated) return simulated
  const [only] = calls
  if (calls.length > 1 || !only) return { state: 'unavailable' }
  return tryCall(request, only, options)
}

function toCalls(request: SigningRequest): readonly Call[] | undefined {
  if (request.method !== 'eth_sendTransaction' && request.method !== 'wallet_sendCalls')
    return undefined
  const fields = readObject(readList(request.params, 'params')[0], 'the request')
  const items =
    request.method === 'wallet_sendCalls' ? readList(fields['calls'], 'calls') : [fields]
  return items.map((item) => {
    const call = readObject(item, 'a call')
    return {
      from: request.account,
      ...(call['to'] !== undefined && call['to'] !== null && { to: call['to'] }),
      value: numberToHex(readQuantity(call['value'], 'value')),
      data: readData(call['data'] ?? call['input'], 'data'),
    }
  })
}

async function simulate(
  request: SigningRequest,
  calls: readonly Call[],
  options: Options,
): Promise<Simulation | undefined> {
  const payload = { blockStateCalls: [{ calls }], traceTransfers: true, validation: false }
  const answer = await request.reader.request('eth_simulateV1', [payload, 'latest'], options)
  const [block] = readList(answer as Json, 'the answer')
  const results = readList(readObject(block, 'a block')['calls'], 'calls').map((item) =>
    readObject(item, 'a call'),
  )
  if (results.length !== calls.length) return undefined
  const failed = results.find((result) => readQuantity(result['status'], 'status') !== 1n)
  if (failed) return { state: 'failed' }
  const logs = results.flatMap((result) => (isList(result['logs']) ? result['logs'] : []))
  return { state: 'known', ...readLogs(logs, request) }
}

/**
 * Runs a call with `eth_call`. An error with revert data or code 3 means that the call reverts.
 * After any other error the outcome is unknown.
 */
async function tryCall(request: SigningRequest, call: Call, options: Options): Promise<Simulation> {
  try {
    await request.reader.request('eth_call', [call, 'latest'], options)
    return { state: 'unavailable' }
  } catch (error) {
    const reverted =
      typeof error === 'object' && error !== null && 'code' in error && error.code === 3
    return { state: reverted ? 'failed' : 'unavailable' }
  }
}
