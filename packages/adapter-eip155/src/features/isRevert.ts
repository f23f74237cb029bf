import { isRpcRevert, RpcError } from '@latchkey/core'

/** Returns whether an error shows that a node executed a call and the contract reverted it. */
export const isRevert = (error: unknown): error is RpcError =>
  error instanceof RpcError && isRpcRevert(error)
