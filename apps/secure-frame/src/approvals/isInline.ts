import type { SigningMethod, SigningRequest } from '../requests/SigningRequest.ts'

/**
 * The operator's setting of which requests the user may decide inside the host's page. `messages`:
 * messages only; a window shows all others. `all`: every request, as long as the prompt is visible.
 */
export type Inline = 'messages' | 'all'

/**
 * Signing methods that move no value. Typed data is excluded, because an unknown type may be a
 * trade order.
 */
const messageMethods: readonly SigningMethod[] = ['personal_sign', 'solana_signMessage']

/**
 * Returns whether the request may be decided inside the host's page. All other requests need a
 * window, because a frame cannot detect that the page covers it with a mask (S-54).
 */
export function isInline({ method }: Pick<SigningRequest, 'method'>, inline: Inline): boolean {
  return inline === 'all' || messageMethods.includes(method)
}
