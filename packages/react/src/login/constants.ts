/**
 * Lifetime in minutes of a code or link in an email, as the server enforces it. Views show it to
 * the user (kit-behaviour §6).
 */
export const emailLifetimeMinutes = 10
