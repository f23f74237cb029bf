/**
 * The code that the user has to enter next: from the current address (`primary`) or from the new
 * one (`secondary`).
 */
export type EmailChangeStep = 'primary' | 'secondary'
