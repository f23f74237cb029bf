import { RpcError, rpcErrorCodes } from '../errors/toRpcError.ts'
import { readField } from '../guards/readField.ts'

const longestMessage = 256

/** Codes of a node that is too busy: EIP-1474, Alchemy, QuickNode. */
const limitCodes: readonly number[] = [rpcErrorCodes.limitExceeded, 429, -32_007]
/** Code of an unknown failure in some nodes. */
const unknownCode = -1
/** Messages of a node that lags behind the others of its cluster. */
const behind = /header not found|unknown block|block not found|missing trie node/i
/** Code of a reverted call in the execution API. */
const revertedCode = 3

/** Returns the `error` member of a JSON-RPC response; `undefined` for a successful response. */
export function readRpcError(answer: unknown): RpcError | undefined {
  const error = readField(answer, 'error')
  if (error === undefined || error === null) return undefined
  const [code, message] = [readField(error, 'code'), readField(error, 'message')]
  return new RpcError(
    typeof code === 'number' ? code : rpcErrorCodes.internal,
    typeof message === 'string' ? message.slice(0, longestMessage) : 'An error occurred',
    { cause: error, data: readField(error, 'data') },
  )
}

/** Returns whether a node refuses calls because there are too many. */
export const isRpcLimit = ({ code }: RpcError): boolean => limitCodes.includes(code)

/** Returns whether a node executed a call and the contract reverted it. */
export const isRpcRevert = ({ code, message }: RpcError): boolean =>
  code === revertedCode || /\brevert/i.test(message)

/** Returns whether the same call may succeed a moment later. */
export function isPassingRpcError(error: RpcError): boolean {
  if (isRpcRevert(error)) return false
  const isUnspecific = error.code === rpcErrorCodes.internal || error.code === unknownCode
  return isUnspecific || isRpcLimit(error) || behind.test(error.message)
}
