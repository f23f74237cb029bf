/**
 * `browser`: the wallet shows this page in its own browser. `pairing`: the wallet received the
 * pairing.
 */
export type OpenedWallet = 'browser' | 'pairing'
