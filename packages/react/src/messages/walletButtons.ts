/**
 * English texts of the button for a single wallet. They are in a separate catalogue from the other
 * buttons because few pages show this button.
 */
export const walletButtonTexts = {
  // Shown while the button's code or data loads.
  'button.loading': 'Loading…',
} as const
