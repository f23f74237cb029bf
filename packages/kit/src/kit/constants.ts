/** A toast hides by itself after this long. kit-behaviour §6. */
export const toastVisibleMs = 2_500
/** A wallet that has not answered for this long gets a hint. S-133. */
export const stillWaitingMs = 60_000
/** Stored connections have this long to come back, all together. S-133. */
export const restoreTimeoutMs = 15_000
/** A tab's word from further in the future than this is not believed. S-135. */
export const tabClockToleranceMs = 60_000
/** Version of this package, for the `sv` of API calls. Kept equal to package.json by a test. */
export const kitVersion = '0.0.0'
/** The relay has this long to give a pairing. S-133. */
export const pairingStartTimeoutMs = 30_000
/** A pairing nobody waits for any more ends after this long: StrictMode leaves and comes back at once. */
export const pairingLeaveMs = 100
/** Name of the listener to the WalletConnect session among those to wallets. */
export const pairedKey = 'paired/walletConnect'
/** The sign-in service has this long to give a message before a pairing is shown without one. */
export const messageTimeoutMs = 3_000
/** A device whose clock is further from the sign-in service's does not sign while it connects. S-137. */
export const signInClockToleranceMs = 300_000
/** Batches of pending transactions after which watching ends, of each connection. kit-behaviour §6. */
export const pendingBatchLimit = 99
