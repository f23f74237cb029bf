/**
 * The code that the user enters next: the one sent to the current address (`primary`) or to the new
 * one (`secondary`).
 */
export type EmailChangeStep = 'primary' | 'secondary'
