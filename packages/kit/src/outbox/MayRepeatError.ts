import { BaseError } from '@latchkey/core'
import type { Doubt } from './Retry.ts'

/**
 * An earlier request with an unknown outcome may have been carried out. The wallet was not prompted.
 * `doubts` lists each such request.
 */
export class MayRepeatError extends BaseError {
  override readonly name = 'MayRepeatError'
  readonly doubts: readonly Doubt[]
  constructor(options: { readonly doubts: readonly Doubt[] }) {
    super('An earlier request may have been carried out', {
      code: 'may_repeat',
      hint: 'Show the doubts to the user. After a confirmation, pass them as `confirmed`.',
    })
    this.doubts = options.doubts
  }
}
