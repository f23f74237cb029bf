/** The name of a wallet and its link without a pairing. */
export type LinkChoice = { readonly name: string; readonly href: string }
