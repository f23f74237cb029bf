import { BaseError } from '@latchkey/core'

/**
 * The wallet directory does not list the wallet that a button names, or no directory is configured.
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
