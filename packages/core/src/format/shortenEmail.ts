import { emailShownLength } from '../constants/constants.ts'

/**
 * Shortens an email address to 30 characters, followed by an ellipsis (product.md §9). Shorter
 * addresses stay unchanged.
 */
export function shortenEmail(email: string): string {
  return email.length > emailShownLength ? `${email.slice(0, emailShownLength)}…` : email
}
