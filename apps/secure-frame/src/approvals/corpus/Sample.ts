import type { SigningRequestInput } from '../../requests/SigningRequest.ts'

/** Test data: a request as a host sends it, and what a person has to be told about it. */
export type Sample = Pick<SigningRequestInput, 'method' | 'params'> &
  Partial<
    Pick<SigningRequestInput, 'caipNetworkId' | 'account' | 'accountType' | 'fee' | 'operation'>
  > & {
    readonly name: string
    readonly title: string
    /** Texts that have to stand on the screen, in full. */
    readonly has?: readonly string[]
    /** Parts of warnings that have to be given. */
    readonly warns?: readonly string[]
    /** Not wholly decoded: part of the reason. */
    readonly doubt?: string
  }
