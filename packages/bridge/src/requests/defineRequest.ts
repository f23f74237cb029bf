import type * as z from 'zod/mini'

/** What the page around the host is told when a limit of that kind passes. */
export type FrameReport = 'iframe_load_failed' | 'iframe_request_timeout' | 'unverified_domain'

/** One request of the app and the payload of its success answer; errors are the same for all. */
export type FrameRequest<
  payload extends z.ZodMiniType = z.ZodMiniType,
  success extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly payload: payload
  readonly success: success
  /** How long the answer may take (S-08). */
  readonly deadlineMs: number | ((payload: z.output<payload>) => number)
  /** `report`: reported, and everything pending rejects. `resolve`: counts as done. Default: it alone rejects. */
  readonly onDeadline?: 'report' | 'resolve'
  /** Whether the person is asked for it in the frame: then it can be taken back, and waits its turn there. */
  readonly confirms?: (payload: z.output<payload>) => boolean
  /** False where asking does not start loading the frame. Default true. */
  readonly loadsFrame?: boolean
  /** True where a message without an id is served too; then nothing is answered. */
  readonly idOptional?: boolean
}

/** Defines a request and keeps the types of its schemas. */
export function defineRequest<payload extends z.ZodMiniType, success extends z.ZodMiniType>(
  request: FrameRequest<payload, success>,
): FrameRequest<payload, success> {
  return request
}
