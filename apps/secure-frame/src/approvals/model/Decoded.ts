import type { SignInData } from '@latchkey/core/sign-in'
import type { Fee } from '../../requests/SigningRequest.ts'
import type { Row, Step } from './Step.ts'

/** One part of the request as it came, for whoever wants to see it (S-51). */
export type RawPart = { readonly label: string; readonly text: string }

/** A request in steps. Made without a network, so it is the same every time. */
export type Decoded = {
  readonly steps: readonly Step[]
  /** About the request as a whole. */
  readonly rows: readonly Row[]
  readonly raw: readonly RawPart[]
  readonly fee?: Fee
  /** What is worth a warning and follows from the request alone. */
  readonly notes: readonly Note[]
  /** A sign-in message that was checked (S-53). */
  readonly signIn?: SignInData
  /** A text that can also be shown as bytes. */
  readonly message?: { readonly text?: string; readonly hex: string }
}

export type Note =
  | 'sign_in_phrase'
  | 'hidden_characters'
  | 'no_chain'
  | 'not_text'
  | 'delayed'
  | 'other_signers'
