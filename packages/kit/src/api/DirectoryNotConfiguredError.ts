import { BaseError } from '@latchkey/core'

/** Something of the wallet directory was asked for, but the kit knows none. */
export class DirectoryNotConfiguredError extends BaseError {
  override readonly name = 'DirectoryNotConfiguredError'
  constructor() {
    super('Wallet directory not configured', {
      code: 'directory_not_configured',
      hint: 'Give `createKit` a `directoryUrl`.',
    })
  }
}
