import { BaseError } from '@latchkey/core'
import { frameTexts, texts } from './texts.ts'

/** The address of the frame cannot be used (S-01). */
export class FrameUrlError extends BaseError {
  override readonly name = 'FrameUrlError'
  constructor(options: { readonly url: string; readonly reason: string }) {
    super('Invalid secure frame address', {
      code: 'invalid_frame_url',
      hint: `"${options.url}": ${options.reason}`,
    })
  }
}

/** This page is in a frame itself, so it offers no embedded login (S-04). */
export class HostFramedError extends BaseError {
  override readonly name = 'HostFramedError'
  constructor() {
    super('Embedded login is not available here', {
      code: 'host_framed',
      hint: 'This page is in a frame itself.',
    })
  }
}

/** A message was to be sent, and there is no frame. */
export class FrameNotSetError extends BaseError {
  override readonly name = 'FrameNotSetError'
  constructor() {
    super(texts.frameNotSet, { code: 'frame_not_set' })
  }
}

/** The server was to start, and there is no page above that it may serve. */
export class ParentNotSetError extends BaseError {
  override readonly name = 'ParentNotSetError'
  constructor() {
    super(frameTexts.parentNotSet, { code: 'parent_not_set' })
  }
}

/** The frame was not ready in time, or could not be attached. A later request tries again. */
export class FrameLoadError extends BaseError {
  override readonly name = 'FrameLoadError'
  constructor(options: { readonly hint: string }) {
    super(texts.loadFailed, { code: 'frame_not_loaded', hint: options.hint })
  }
}

/** The frame's project does not list this origin. */
export class UnverifiedDomainError extends BaseError {
  override readonly name = 'UnverifiedDomainError'
  constructor(options: { readonly origin: string }) {
    super('Domain not verified', {
      code: 'unverified_domain',
      hint: `Add ${options.origin} to the allowed origins of the project.`,
    })
  }
}

/** Why a request ended without an answer. */
export type AbortReason = 'signal' | 'abort' | 'limit' | 'reloaded' | 'refused' | 'destroyed'

/** A request ended without an answer. An answer that comes later is ignored. */
export class FrameAbortedError extends BaseError {
  override readonly name = 'FrameAbortedError'
  readonly reason: AbortReason
  constructor(options: {
    readonly request: string
    readonly reason: AbortReason
    readonly cause?: unknown
  }) {
    const text = options.request === 'RPC_REQUEST' ? texts.rpcAborted : texts.aborted
    super(text, {
      code: 'frame_aborted',
      hint: `${options.request} ended: ${options.reason}.`,
      cause: options.cause,
    })
    this.reason = options.reason
  }
}

/** More is under way than either side takes on (S-07). */
export class TooManyRequestsError extends BaseError {
  override readonly name = 'TooManyRequestsError'
  constructor() {
    super(texts.tooMany, { code: 'too_many_requests' })
  }
}

/** A payload is not of the form of its request, or too large. Nothing was sent. */
export class InvalidFrameRequestError extends BaseError {
  override readonly name = 'InvalidFrameRequestError'
  constructor(options: { readonly request: string; readonly reason: string }) {
    super(texts.invalidRequest, {
      code: 'invalid_params',
      hint: `${options.request}: ${options.reason}.`,
    })
  }
}

/** An RPC method that is on neither list, or has no form on the wire. Nothing was sent. */
export class RpcNotAllowedError extends BaseError {
  override readonly name = 'RpcNotAllowedError'
  constructor(options: { readonly method: string }) {
    super(texts.notAllowed, {
      code: 'feature_not_supported',
      hint: `"${options.method.slice(0, 64)}" is on neither list of methods.`,
    })
  }
}
