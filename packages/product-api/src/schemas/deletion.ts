/** How long an account that is to be deleted can still be kept, in days. */
export const deletionDelayDays = 14
