import { BaseError } from '@latchkey/core'

/** A feature needs the wallet directory, but `config.directoryUrl` is missing. */
export class DirectoryNotConfiguredError extends BaseError {
  override readonly name = 'DirectoryNotConfiguredError'
  constructor() {
    super('Wallet directory not configured', {
      code: 'directory_not_configured',
      hint: 'Pass `directoryUrl` to `createKit`.',
    })
  }
}
