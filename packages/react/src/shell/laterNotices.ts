/** Rarely shown notices, in a separate chunk. */
export { AlertNotice } from './AlertNotice.tsx'
export { PendingNotice } from './PendingNotice.tsx'
