import type * as z from 'zod/mini'
import { type PayloadOf, type RequestName, requests, type SuccessOf } from './index.ts'

/** The table as code that serves any request reads it: name, payload and success belong together. */
export type RequestTable = {
  readonly [name in RequestName]: {
    readonly payload: z.ZodMiniType<PayloadOf<name>>
    readonly success: z.ZodMiniType<SuccessOf<name>>
    readonly deadlineMs: number | ((payload: PayloadOf<name>) => number)
    readonly onDeadline?: 'report' | 'resolve'
    readonly confirms?: (payload: PayloadOf<name>) => boolean
    readonly loadsFrame?: boolean
    readonly idOptional?: boolean
  }
}

export const requestTable: RequestTable = requests
