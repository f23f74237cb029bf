/**
 * The wallet app that the user chose last: its name, and the link that opens it without a pairing.
 */
export type LinkChoice = { readonly name: string; readonly href: string }
