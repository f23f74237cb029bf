import type { SignInData } from '@latchkey/core/sign-in'
import type { Fee } from '../../requests/SigningRequest.ts'
import type { Row, Step } from './Step.ts'

/** One part of the request in its original form. The screen shows it on demand (S-51). */
export type RawPart = { readonly label: string; readonly text: string }

/**
 * The decoded request as a list of steps. Decoding uses no network, so the same request always has
 * the same result.
 */
export type Decoded = {
  readonly steps: readonly Step[]
  /** Rows that describe the request as a whole, not one of its steps. */
  readonly rows: readonly Row[]
  readonly raw: readonly RawPart[]
  readonly fee?: Fee
  /** Warnings that depend only on the request, not on the chain. */
  readonly notes: readonly Note[]
  /** The parsed sign-in message, if the request is a valid one (S-53). */
  readonly signIn?: SignInData
  /** The message as bytes (hex), and as text if the bytes are valid UTF-8. */
  readonly message?: { readonly text?: string; readonly hex: string }
}

export type Note =
  | 'sign_in_phrase'
  | 'hidden_characters'
  | 'no_chain'
  | 'not_text'
  | 'delayed'
  | 'other_signers'
  | 'name_to_other'
