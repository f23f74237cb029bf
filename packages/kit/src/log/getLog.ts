import { createSlot } from '../kit/createSlot.ts'
import type { KitLog } from './KitLog.ts'

/** Gets the log where somebody has begun one; `startLog` begins it. */
export const getLog = createSlot((): { log: KitLog | undefined } => ({ log: undefined }))
