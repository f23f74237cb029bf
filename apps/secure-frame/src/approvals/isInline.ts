import type { SigningMethod, SigningRequest } from '../requests/SigningRequest.ts'

/**
 * The operator's choice. `messages`: all other requests are decided in a window. `all`: every
 * request is decided inline, unless the prompt is not visible.
 */
export type Inline = 'messages' | 'all'

/** Methods that move no value. Typed data is excluded, because an unknown type may be an order. */
const messageMethods: readonly SigningMethod[] = ['personal_sign', 'solana_signMessage']

/**
 * Returns whether the host's page may show the decision. No frame can detect a mask over itself
 * (S-54).
 */
export function isInline({ method }: Pick<SigningRequest, 'method'>, inline: Inline): boolean {
  return inline === 'all' || messageMethods.includes(method)
}
