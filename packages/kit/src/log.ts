/** What a kit has done, kept in memory for a bug report. Fetched by who wants it: nothing else refers to it. */
export type { KitLog } from './log/KitLog.ts'
export { startLog } from './log/startLog.ts'
