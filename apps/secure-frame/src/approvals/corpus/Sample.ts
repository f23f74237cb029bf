import type { SigningRequestInput } from '../../requests/SigningRequest.ts'

/** Test data: a request as a host sends it, and the texts that its approval must show. */
export type Sample = Pick<SigningRequestInput, 'method' | 'params'> &
  Partial<
    Pick<SigningRequestInput, 'caipNetworkId' | 'account' | 'accountType' | 'fee' | 'operation'>
  > & {
    readonly name: string
    readonly title: string
    /** Full texts that the screen must contain. */
    readonly has?: readonly string[]
    /** Substrings of the expected warnings. */
    readonly warns?: readonly string[]
    /** Substring of the reason why a part cannot be decoded. */
    readonly doubt?: string
  }
