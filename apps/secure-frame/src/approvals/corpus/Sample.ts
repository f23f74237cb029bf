import type { SigningRequestInput } from '../../requests/SigningRequest.ts'

/** Test data: a request as a host sends it, and the texts that its approval must show. */
export type Sample = Pick<SigningRequestInput, 'method' | 'params'> &
  Partial<
    Pick<SigningRequestInput, 'caipNetworkId' | 'account' | 'accountType' | 'fee' | 'operation'>
  > & {
    readonly name: string
    readonly title: string
    /** Full texts that the approval screen must contain. */
    readonly has?: readonly string[]
    /** Substrings of the warnings that the screen must show. */
    readonly warns?: readonly string[]
    /** Substring of the reason that the screen gives for a part that it cannot decode. */
    readonly doubt?: string
  }
