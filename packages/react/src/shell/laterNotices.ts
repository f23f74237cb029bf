/** Alerts and pending toasts. They are in a separate chunk because they are rare. */
export { AlertNotice } from './AlertNotice.tsx'
export { PendingNotice } from './PendingNotice.tsx'
