/** `browser`: the wallet shows this page in its own browser. `pairing`: it was given the pairing. */
export type OpenedWallet = 'browser' | 'pairing'
