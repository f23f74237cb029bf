import { createSlot } from '../kit/createSlot.ts'
import type { KitLog } from './KitLog.ts'

/** Gets the log if it was started; `startLog` starts it. */
export const getLog = createSlot((): { log: KitLog | undefined } => ({ log: undefined }))
