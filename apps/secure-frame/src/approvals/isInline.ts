import type { SigningMethod, SigningRequest } from '../requests/SigningRequest.ts'

/** `messages`: the rest goes to a window. `all`: nothing does, unless it cannot be seen; the operator's choice. */
export type Inline = 'messages' | 'all'

/** They move nothing by themselves. Typed data is not among them: a type nobody knows may be an order. */
const messageMethods: readonly SigningMethod[] = ['personal_sign', 'solana_signMessage']

/** Says whether a request may be decided in the host's page, where no frame can see a mask over itself (S-54). */
export function isInline({ method }: Pick<SigningRequest, 'method'>, inline: Inline): boolean {
  return inline === 'all' || messageMethods.includes(method)
}
