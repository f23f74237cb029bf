const openers =
  '[data-testid^="account-button"], [data-testid^="connect-button"], [data-testid="w3m-network-button"]'

/**
 * Returns a button of the kit that can receive focus after the modal closes, for when the original
 * opener is gone.
 */
export function findOpener(): HTMLElement | null {
  return document.querySelector<HTMLElement>(openers)
}
