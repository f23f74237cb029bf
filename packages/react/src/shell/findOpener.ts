const openers =
  '[data-testid^="account-button"], [data-testid^="connect-button"], [data-testid="w3m-network-button"]'

/** Finds a button of the kit that can take the focus when the one that opened the modal is gone. */
export function findOpener(): HTMLElement | null {
  return document.querySelector<HTMLElement>(openers)
}
