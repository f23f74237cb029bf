import { BaseError } from '@latchkey/core'

/** The call or its answer does not fit the ABI. No transaction was sent. */
export class ContractCallError extends BaseError {
  override readonly name = 'ContractCallError'
  constructor(options: { readonly functionName: string; readonly cause: unknown }) {
    super('Contract call not valid', {
      code: 'contract_call_invalid',
      hint: `"${options.functionName}", its arguments or its answer do not fit the ABI. See \`cause\`.`,
      cause: options.cause,
    })
  }
}

/** The contract reverted the call. No transaction was sent. */
export class ContractRevertedError extends BaseError {
  override readonly name = 'ContractRevertedError'
  /**
   * Reason of the contract, or the name of its error in the ABI, as plain text of at most 256
   * characters. It is the `message` too. `undefined` if the contract gives none.
   */
  readonly reason: string | undefined
  constructor(options: {
    readonly functionName: string
    readonly reason: string | undefined
    readonly cause: unknown
  }) {
    const { functionName, reason, cause } = options
    super('The contract rejected the call', {
      code: 'contract_reverted',
      message: reason,
      hint: `"${functionName}" reverted. See \`reason\` and \`cause\`.`,
      cause,
    })
    this.reason = reason
  }
}
