/**
 * How a wallet was opened. `browser`: it shows this page in its own browser. `pairing`: it received
 * the pairing.
 */
export type OpenedWallet = 'browser' | 'pairing'
