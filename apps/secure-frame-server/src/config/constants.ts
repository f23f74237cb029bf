const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Lifetime of login codes in milliseconds, and their number of digits (S-40). */
export const codeLifetimeMs = 10 * minute
export const codeDigits = 6
export const attemptsPerCode = 5
export const wrongCodesPerDay = [{ limit: 10, windowMs: day }] as const

/** Limits of mails (S-41): per email address, per device and per network address. */
export const mailsPerAddress = [
  { limit: 1, windowMs: 30 * second },
  { limit: 5, windowMs: hour },
  { limit: 15, windowMs: day },
] as const
export const mailsPerDevice = [{ limit: 1, windowMs: 30 * second }] as const
/**
 * Time window of the mail limit per network address. The operator configures its count with
 * `mailsPerNetwork`.
 */
export const mailsPerNetworkMs = hour

/** Lifetime of device links in milliseconds (S-42). */
export const linkLifetimeMs = 10 * minute
/** Lifetime of disown links ("This was not me") in milliseconds, counted from their mail. */
export const disownLifetimeMs = day
/**
 * Time for which the page that approved a device may take part in its recovery, in milliseconds.
 * Long enough to type the recovery code from paper.
 */
export const grantLifetimeMs = 30 * minute

/**
 * Maximum age of a login for sensitive changes, and time in which a change of the email address can
 * be reverted, in milliseconds (S-43).
 */
export const freshLoginMs = 10 * minute
export const revertLifetimeMs = day

/** Time for which a fresh login code allows the export of the wallet (S-32). */
export const freshCodeMs = 5 * minute

/** Lifetimes of sessions in milliseconds: without use, and in total (S-46). */
export const sessionIdleMs = 7 * day
export const sessionLifetimeMs = 30 * day
/**
 * Minimum time between two updates of a session's last-seen time, so that not every read writes.
 */
export const lastSeenStepMs = minute

/** Maximum clock difference of device proofs, and the period of their nonces (S-31). */
export const proofToleranceMs = 5 * minute
export const proofNonceMs = 5 * minute
export const sharesPerDevice = [{ limit: 30, windowMs: hour }] as const
export const sharesPerUser = [{ limit: 60, windowMs: hour }] as const

/** Lifetime of recovery mailboxes, and limit of recovery record downloads per user (S-25). */
export const mailboxLifetimeMs = 5 * minute
export const recordsPerUser = [{ limit: 10, windowMs: hour }] as const

/** Maximum number of passkeys per wallet (S-35). */
export const passkeysPerWallet = 10

/**
 * Milliseconds for which an archived wallet or a replaced value can be restored, and for which an
 * unproven change waits (S-36).
 */
export const archiveLifetimeMs = 30 * day
export const changeDelayMs = day
export const changesPerUser = [{ limit: 5, windowMs: day }] as const

/** Time limit of a call to the key service, in milliseconds (S-26). */
export const keyServiceTimeoutMs = 5 * second
/**
 * Milliseconds for which a release is locked while the operator's copy is fetched. Longer than the
 * time limit of a request handler.
 */
export const releaseHoldMs = 15 * second
export const releasesPerUser = [{ limit: 10, windowMs: hour }] as const

/**
 * Lifetime of social logins, and time in which a repeated answer of the provider gets the same
 * outcome, in milliseconds (S-71, S-72, S-44).
 */
export const socialLifetimeMs = 10 * minute
export const socialRepeatMs = minute
export const referenceLifetimeMs = 2 * minute
export const providerTimeoutMs = 8 * second
/** Tolerated clock difference between this server and login providers, in milliseconds (S-137). */
export const clockToleranceMs = 5 * minute
/** Time in milliseconds in which a started Farcaster login must be finished (S-45). */
export const farcasterLifetimeMs = 5 * minute

export const sweepEveryMs = 10 * minute
export const activityPage = 50
/**
 * Poll interval and maximum duration of long polls. The duration is below the request limit of
 * S-93.
 */
export const pollEveryMs = 500
export const longPollEndMs = 50 * second
