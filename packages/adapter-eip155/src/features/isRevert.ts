import { isRpcRevert, listNestedErrors, RpcError, readField } from '@latchkey/core'

/** Returns whether a text speaks of a revert. Parity says so in `data`, other nodes in `message`. */
const isStated = (text: unknown) => typeof text === 'string' && /revert/i.test(text.slice(0, 1_000))

/** Returns whether an error shows that a node executed a call and the contract reverted it. */
export const isRevert = (error: unknown): error is RpcError =>
  error instanceof RpcError &&
  (isRpcRevert(error) ||
    listNestedErrors(error).some(
      (each) => isStated(readField(each, 'message')) || isStated(readField(each, 'data')),
    ))
