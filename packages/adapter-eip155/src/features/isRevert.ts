import { RpcError } from '@latchkey/core'

/** Code of a reverted call in geth and compatible nodes. Other codes are failures of the node. */
const revertedCode = 3

/** Returns whether an error shows that a node executed a call and the contract reverted it. */
export const isRevert = (error: unknown): error is RpcError =>
  error instanceof RpcError && (error.code === revertedCode || /revert/i.test(error.message))
