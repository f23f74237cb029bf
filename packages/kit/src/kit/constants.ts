/** Time in ms after which a toast hides automatically (kit-behaviour §6). */
export const toastVisibleMs = 2_500
/** Time in ms without an answer from the wallet after which a hint is shown (S-133). */
export const stillWaitingMs = 60_000
/** Time limit for restoring all stored connections, in ms (S-133). */
export const restoreTimeoutMs = 15_000
/**
 * Messages from other tabs are ignored if they are dated further than this into the future, in ms
 * (S-135).
 */
export const tabClockToleranceMs = 60_000
/** Version of this package, which API calls send as `sv`. A test compares it with package.json. */
export const kitVersion = '0.0.0'
/** Time limit for the relay to create a pairing, in ms (S-133). */
export const pairingStartTimeoutMs = 30_000
/**
 * Delay in ms before a pairing that no view shows ends. It is needed because React's StrictMode
 * unmounts and remounts views immediately.
 */
export const pairingLeaveMs = 100
/**
 * Key under which `getWatchers` stores the function that stops watching the WalletConnect session.
 */
export const pairedKey = 'paired/walletConnect'
/**
 * Time limit in ms for the sign-in service to create a message for a pairing. After it, the pairing
 * is shown without a message.
 */
export const messageTimeoutMs = 3_000
/**
 * Maximum difference in ms between the clocks of the device and the sign-in service for signing in
 * while connecting (S-137).
 */
export const signInClockToleranceMs = 300_000
/**
 * Number of pending-transaction reports per connection after which the kit stops to watch
 * (kit-behaviour §6).
 */
export const pendingBatchLimit = 99
