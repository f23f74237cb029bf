import type * as z from 'zod/mini'
import { type PayloadOf, type RequestName, requests, type SuccessOf } from './index.ts'

/**
 * The request table with a generic type, for code that serves any request. Keeps name, payload and
 * success together.
 */
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
