const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** Login codes (S-40). */
export const codeLifetimeMs = 10 * minute
export const codeDigits = 6
export const attemptsPerCode = 5
export const wrongCodesPerDay = [{ limit: 10, windowMs: day }] as const

/** Limits of mails (S-41): per e-mail address, per device and per network address. */
export const mailsPerAddress = [
  { limit: 1, windowMs: 30 * second },
  { limit: 5, windowMs: hour },
  { limit: 15, windowMs: day },
] as const
export const mailsPerDevice = [{ limit: 1, windowMs: 30 * second }] as const
/** Window of the network limit. The operator configures its count with `mailsPerNetwork`. */
export const mailsPerNetworkMs = hour

/** Lifetime of device links (S-42). */
export const linkLifetimeMs = 10 * minute
/** Lifetime of disown links ("This was not me") after their mail. */
export const disownLifetimeMs = day
/**
 * Time for which an approving page may take part in a recovery. It leaves time to type the code
 * from paper.
 */
export const grantLifetimeMs = 30 * minute

/** Age limit of logins and lifetime of reverts (S-43). */
export const freshLoginMs = 10 * minute
export const revertLifetimeMs = day

/** Time for which a fresh code opens the export (S-32). */
export const freshCodeMs = 5 * minute

/** Lifetimes of sessions (S-46). */
export const sessionIdleMs = 7 * day
export const sessionLifetimeMs = 30 * day
/** Precision of the stored last-seen time. It avoids a write with every read. */
export const lastSeenStepMs = minute

/** Age limits of device proofs and their nonces (S-31). */
export const proofToleranceMs = 5 * minute
export const proofNonceMs = 5 * minute
export const sharesPerDevice = [{ limit: 30, windowMs: hour }] as const
export const sharesPerUser = [{ limit: 60, windowMs: hour }] as const

/** Recovery mailboxes and downloads of records (S-25). */
export const mailboxLifetimeMs = 5 * minute
export const recordsPerUser = [{ limit: 10, windowMs: hour }] as const

/** Passkeys per wallet (S-35). */
export const passkeysPerWallet = 10

/**
 * How long an archived or replaced value can be restored, and how long an unproven change waits
 * (S-36).
 */
export const archiveLifetimeMs = 30 * day
export const changeDelayMs = day
export const changesPerUser = [{ limit: 5, windowMs: day }] as const

/** Timeout of calls to the key service (S-26). */
export const keyServiceTimeoutMs = 5 * second
/** How long a release is locked while its copy is fetched. Longer than a handler may run. */
export const releaseHoldMs = 15 * second
export const releasesPerUser = [{ limit: 10, windowMs: hour }] as const

/** Lifetimes of social logins and their references (S-71, S-72, S-44). */
export const socialLifetimeMs = 10 * minute
export const socialRepeatMs = minute
export const referenceLifetimeMs = 2 * minute
export const providerTimeoutMs = 8 * second
/** Tolerance for the clocks of providers (S-137). */
export const clockToleranceMs = 5 * minute
/** Lifetime of Farcaster logins (S-45). */
export const farcasterLifetimeMs = 5 * minute

export const sweepEveryMs = 10 * minute
export const activityPage = 50
/** Poll interval and duration of long polls. The duration stays below the limit of S-93. */
export const pollEveryMs = 500
export const longPollEndMs = 50 * second
