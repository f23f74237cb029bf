const openers =
  '[data-testid^="account-button"], [data-testid^="connect-button"], [data-testid="w3m-network-button"]'

/**
 * Returns a button of the kit that receives the focus when the modal closes and the button that
 * opened it no longer exists.
 */
export function findOpener(): HTMLElement | null {
  return document.querySelector<HTMLElement>(openers)
}
