/** English texts of the button of one wallet. Apart from the other buttons: few pages have one. */
export const walletButtonTexts = {
  // While what the button needs is on its way.
  'button.loading': 'Loading...',
} as const
