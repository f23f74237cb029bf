const second = 1_000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour

/** S-40. */
export const codeLifetimeMs = 10 * minute
export const codeDigits = 6
export const attemptsPerCode = 5
export const wrongCodesPerDay = [{ limit: 10, windowMs: day }] as const

/** S-41: by e-mail address, by device, by network address. */
export const mailsPerAddress = [
  { limit: 1, windowMs: 30 * second },
  { limit: 5, windowMs: hour },
  { limit: 15, windowMs: day },
] as const
export const mailsPerDevice = [{ limit: 1, windowMs: 30 * second }] as const
/** How many is the operator's to say (`mailsPerNetwork`). */
export const mailsPerNetworkMs = hour

/** S-42. */
export const linkLifetimeMs = 10 * minute
/** How long "This was not me" works after its mail. */
export const disownLifetimeMs = day
/** How long a page that approved may take part in a recovery: reading the code from paper takes its time. */
export const grantLifetimeMs = 30 * minute

/** S-43. */
export const freshLoginMs = 10 * minute
export const revertLifetimeMs = day

/** S-32. */
export const freshCodeMs = 5 * minute

/** S-46. */
export const sessionIdleMs = 7 * day
export const sessionLifetimeMs = 30 * day
/** How exact the idle time is kept, so that a read is not always a write. */
export const lastSeenStepMs = minute

/** S-31. */
export const proofToleranceMs = 5 * minute
export const proofNonceMs = 5 * minute
export const sharesPerDevice = [{ limit: 30, windowMs: hour }] as const
export const sharesPerUser = [{ limit: 60, windowMs: hour }] as const

/** S-25. */
export const mailboxLifetimeMs = 5 * minute
export const recordsPerUser = [{ limit: 10, windowMs: hour }] as const

/** S-35. */
export const passkeysPerWallet = 10

/** S-36: how long what was put away or replaced can come back, and how long a change without proof waits. */
export const archiveLifetimeMs = 30 * day
export const changeDelayMs = day
export const changesPerUser = [{ limit: 5, windowMs: day }] as const

/** S-26. */
export const keyServiceTimeoutMs = 5 * second
/** How long a copy that is being taken is held: longer than a handler may take. */
export const releaseHoldMs = 15 * second
export const releasesPerUser = [{ limit: 10, windowMs: hour }] as const

/** S-71, S-72, S-44. */
export const socialLifetimeMs = 10 * minute
export const socialRepeatMs = minute
export const referenceLifetimeMs = 2 * minute
export const providerTimeoutMs = 8 * second
/** S-137. */
export const clockToleranceMs = 5 * minute
/** S-45. */
export const farcasterLifetimeMs = 5 * minute

export const sweepEveryMs = 10 * minute
export const activityPage = 50
/** How often a call that waits for news looks, and how long it may: below the limit of S-93. */
export const pollEveryMs = 500
export const longPollEndMs = 50 * second
