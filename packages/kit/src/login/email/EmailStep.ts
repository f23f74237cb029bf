/**
 * The next step of a login by e-mail.
 *
 * - `otp`: the user enters the code from the e-mail (`submitEmailCode`).
 * - `device`: the user follows the link in the e-mail (`waitForDevice`).
 * - `connected`: the account is connected.
 */
export type EmailStep = 'otp' | 'device' | 'connected'
