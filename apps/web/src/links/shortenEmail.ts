import { emailShownLength } from '@latchkey/core'

/** Shortens an e-mail address of more than 30 characters, with an ellipsis for the rest (product.md §9). */
export function shortenEmail(email: string): string {
  return email.length > emailShownLength ? `${email.slice(0, emailShownLength)}…` : email
}
