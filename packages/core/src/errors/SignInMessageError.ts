import { BaseError } from './BaseError.ts'

/** A sign-in message does not follow EIP-4361 / CAIP-122 exactly. */
export class SignInMessageError extends BaseError {
  override readonly name = 'SignInMessageError'
  constructor(options: { readonly reason: string }) {
    super('Invalid sign-in message', { code: 'invalid_message', hint: options.reason })
  }
}
