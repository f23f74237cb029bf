import { createPromptGate } from '../createPromptGate.ts'
import type { EthereumChange, EthereumRequest } from './EthereumChange.ts'

export type AskEthereum = (request: EthereumRequest) => Promise<unknown>

const prompting =
  /^(?:eth_(?:requestAccounts|sendTransaction|signTypedData_v4)|personal_sign|wallet_(?:add|request|sendCalls|switch|watch)\w*)$/
export const switching = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'] as const
const [userRejected, unrecognizedChain] = [4001, 4902]

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function readFirst({ params }: EthereumRequest): unknown {
  return Array.isArray(params) ? params[0] : undefined
}

function toImitatedError(change: EthereumChange, request: EthereumRequest, error: unknown) {
  const code = isRecord(error) ? error['code'] : undefined
  if (code === userRejected) return change.rejection?.() ?? error
  if (code !== unrecognizedChain) return error
  const first = readFirst(request)
  return change.unknownChain?.(String(isRecord(first) ? first['chainId'] : '')) ?? error
}

/** Adds an empty `EIP712Domain` to typed data without one, so that its domain is hashed as empty. */
function withEmptyDomain(request: EthereumRequest): EthereumRequest {
  const [address, json]: readonly unknown[] = Array.isArray(request.params) ? request.params : []
  const data: unknown = typeof json === 'string' ? JSON.parse(json) : json
  if (!isRecord(data)) return request
  const types = { EIP712Domain: [], ...Object(data['types']) }
  return { ...request, params: [address, JSON.stringify({ ...data, types })] }
}

function toImitatedAnswer(change: EthereumChange, method: string, answer: unknown): unknown {
  if (method === 'personal_sign' || method === 'eth_signTypedData_v4')
    return change.signature?.(String(answer)) ?? answer
  if (method === 'eth_sendTransaction') return change.transactionHash?.(String(answer)) ?? answer
  if (method === 'wallet_getCapabilities') return change.capabilities?.(Object(answer)) ?? answer
  return answer
}

/**
 * Wraps the requests of the neutral wallet so that its answers and errors are those of another
 * wallet.
 */
export function imitateRequests(ask: AskEthereum, change: EthereumChange): AskEthereum {
  const pass = createPromptGate(change.busy)
  const run = async (request: EthereumRequest) => {
    const isBare = change.needsDomainType && request.method === 'eth_signTypedData_v4'
    try {
      const answer = await ask(isBare ? withEmptyDomain(request) : request)
      return toImitatedAnswer(change, request.method, answer)
    } catch (error) {
      throw toImitatedError(change, request, error)
    }
  }
  return async (request) => {
    const method: unknown = Object(request).method
    // The neutral wallet reports requests without a method.
    if (typeof method !== 'string') return ask(request)
    if (change.missing?.methods.includes(method)) throw change.missing.error(method)
    return prompting.test(method) ? pass(method, () => run(request)) : run(request)
  }
}
