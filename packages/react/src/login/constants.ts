/**
 * Lifetime of a code or link in an e-mail, as the server enforces it. Shown to the user
 * (kit-behaviour §6).
 */
export const emailLifetimeMinutes = 10
