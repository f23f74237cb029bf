/** Time after which a toast hides automatically (kit-behaviour §6). */
export const toastVisibleMs = 2_500
/** Time without an answer of the wallet after which a hint shows (S-133). */
export const stillWaitingMs = 60_000
/** Time limit for restoring all stored connections (S-133). */
export const restoreTimeoutMs = 15_000
/** Messages of tabs are ignored if their time is further in the future (S-135). */
export const tabClockToleranceMs = 60_000
/** Version of this package, for the `sv` of API calls. A test compares it with package.json. */
export const kitVersion = '0.0.0'
/** Time limit for the relay to create a pairing (S-133). */
export const pairingStartTimeoutMs = 30_000
/** Delay before an unused pairing ends, because StrictMode unmounts and remounts immediately. */
export const pairingLeaveMs = 100
/** Name of the listener to the WalletConnect session among the listeners to wallets. */
export const pairedKey = 'paired/walletConnect'
/** Time limit for the sign-in service's message, after which a pairing is shown without one. */
export const messageTimeoutMs = 3_000
/**
 * Largest difference between the device's clock and the sign-in service's for signing during the
 * connection (S-137).
 */
export const signInClockToleranceMs = 300_000
/**
 * Number of pending-transaction batches per connection after which watching ends (kit-behaviour
 * §6).
 */
export const pendingBatchLimit = 99
