import { BaseError } from '@latchkey/core'

/** A hook or button of the kit was used outside `KitProvider`. */
export class KitProviderMissingError extends BaseError {
  override readonly name = 'KitProviderMissingError'
  constructor() {
    super('Use it inside KitProvider', {
      code: 'kit_provider_missing',
      hint: 'Wrap the part of the tree that uses the kit in <KitProvider>.',
    })
  }
}
