/** A wallet's name and its link without a pairing. */
export type LinkChoice = { readonly name: string; readonly href: string }
