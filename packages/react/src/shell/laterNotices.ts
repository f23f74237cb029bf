/** Notices that few people meet. */
export { AlertNotice } from './AlertNotice.tsx'
export { PendingNotice } from './PendingNotice.tsx'
