import { RpcError } from '@latchkey/core'

/** An error of the contract, and not of who was asked (geth and those like it). */
const revertedCode = 3

/** Says whether a node has run a call, and the contract has refused it. */
export const isRevert = (error: unknown): error is RpcError =>
  error instanceof RpcError && (error.code === revertedCode || /revert/i.test(error.message))
