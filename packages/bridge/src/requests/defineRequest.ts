import type * as z from 'zod/mini'

/**
 * Alert that the page shows to the user when a time limit passes or the frame refuses the page's
 * origin.
 */
export type FrameReport = 'iframe_load_failed' | 'iframe_request_timeout' | 'unverified_domain'

/**
 * Definition of a request: schemas of its payload and success answer, and its limits. All requests
 * share one error schema.
 */
export type FrameRequest<
  payload extends z.ZodMiniType = z.ZodMiniType,
  success extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly payload: payload
  readonly success: success
  /** Time limit of the answer in milliseconds (S-08). */
  readonly deadlineMs: number | ((payload: z.output<payload>) => number)
  /**
   * Effect when the time limit passes. `report`: the page is notified and all pending requests
   * reject. `resolve`: the request succeeds. Default: only this request rejects.
   */
  readonly onDeadline?: 'report' | 'resolve'
  /**
   * Returns whether the frame prompts the user for a request with this payload. Such a request can
   * be aborted, and the frame runs one at a time.
   */
  readonly confirms?: (payload: z.output<payload>) => boolean
  /** Whether the request starts loading the frame. Default true. */
  readonly loadsFrame?: boolean
  /** Whether a message without an id is served. It gets no answer. */
  readonly idOptional?: boolean
}

/**
 * Defines a request to the secure frame. Returns the definition unchanged, with the exact types of
 * its schemas.
 */
export function defineRequest<payload extends z.ZodMiniType, success extends z.ZodMiniType>(
  request: FrameRequest<payload, success>,
): FrameRequest<payload, success> {
  return request
}
