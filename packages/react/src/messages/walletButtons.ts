/** English texts of the button of one wallet. Apart from the other buttons: few pages have one. */
export const walletButtonTexts = {
  // While the button's code or data loads.
  'button.loading': 'Loading...',
} as const
