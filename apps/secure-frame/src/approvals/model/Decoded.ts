import type { SignInData } from '@latchkey/core/sign-in'
import type { Fee } from '../../requests/SigningRequest.ts'
import type { Row, Step } from './Step.ts'

/** One part of the request in its original form, shown on demand (S-51). */
export type RawPart = { readonly label: string; readonly text: string }

/**
 * A request as a list of steps. Decoding uses no network, so that the result is always the same.
 */
export type Decoded = {
  readonly steps: readonly Step[]
  /** Rows that describe the request as a whole. */
  readonly rows: readonly Row[]
  readonly raw: readonly RawPart[]
  readonly fee?: Fee
  /** Warnings that follow from the request alone. */
  readonly notes: readonly Note[]
  /** The checked sign-in message (S-53). */
  readonly signIn?: SignInData
  /** The message's bytes, and its text if they are valid text. */
  readonly message?: { readonly text?: string; readonly hex: string }
}

export type Note =
  | 'sign_in_phrase'
  | 'hidden_characters'
  | 'no_chain'
  | 'not_text'
  | 'delayed'
  | 'other_signers'
