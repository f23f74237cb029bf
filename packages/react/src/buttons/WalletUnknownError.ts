import { BaseError } from '@latchkey/core'

/**
 * A button names a wallet that the wallet directory does not list, or the app configures no
 * directory.
 */
export class WalletUnknownError extends BaseError {
  override readonly name = 'WalletUnknownError'
  constructor(options: { readonly wallet: string }) {
    super('Wallet not found', {
      code: 'wallet_unknown',
      hint: `"${options.wallet}" is no alias of a wallet that the directory lists.`,
    })
  }
}
