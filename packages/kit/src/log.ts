/**
 * Entry for the log of a kit, stored in memory for bug reports. No other entry imports it, so only
 * apps that use the log load it.
 */
export type { KitLog } from './log/KitLog.ts'
export { startLog } from './log/startLog.ts'
