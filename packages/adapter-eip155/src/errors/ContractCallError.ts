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
