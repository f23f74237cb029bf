import { BaseError } from './BaseError.ts'

/** A text is not a CAIP-2 network id or CAIP-10 address. */
export class CaipError extends BaseError {
  override readonly name = 'CaipError'
  constructor(options: { kind: 'CAIP-2 network id' | 'CAIP-10 address'; text: string }) {
    super(`Invalid ${options.kind}`, {
      code: 'invalid_caip',
      hint: `Got "${options.text.slice(0, 80)}". Expected e.g. "eip155:1", for an account "eip155:1:0x…".`,
    })
  }
}
