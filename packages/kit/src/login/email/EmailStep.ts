/**
 * What comes next: `otp` a code from the e-mail (`submitEmailCode`), `device` a link in the e-mail (`waitForDevice`),
 * `connected` nothing, the account is in use.
 */
export type EmailStep = 'otp' | 'device' | 'connected'
