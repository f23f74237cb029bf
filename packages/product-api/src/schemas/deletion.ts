/** Days during which a scheduled account deletion can be cancelled. */
export const deletionDelayDays = 14
