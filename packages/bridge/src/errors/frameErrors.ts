import { BaseError } from '@latchkey/core'
import { frameTexts, texts } from './texts.ts'

/**
 * Thrown for an invalid URL of the secure frame: not https (or http on this machine), or with the
 * page's own origin (S-01).
 */
export class FrameUrlError extends BaseError {
  override readonly name = 'FrameUrlError'
  constructor(options: { readonly url: string; readonly reason: string }) {
    super('Invalid secure frame address', {
      code: 'invalid_frame_url',
      hint: `"${options.url}": ${options.reason}`,
    })
  }
}

/** Thrown when this page itself runs in a frame and therefore offers no embedded login (S-04). */
export class HostFramedError extends BaseError {
  override readonly name = 'HostFramedError'
  constructor() {
    super('Embedded login is not available here', {
      code: 'host_framed',
      hint: 'This page is itself in a frame.',
    })
  }
}

/** Thrown when the page sends a message to the secure frame before the frame is attached. */
export class FrameNotSetError extends BaseError {
  override readonly name = 'FrameNotSetError'
  constructor() {
    super(texts.frameNotSet, { code: 'frame_not_set' })
  }
}

/**
 * Thrown when the secure frame's document starts without a parent page: it only works in a frame
 * whose parent is the top-level page (S-04).
 */
export class ParentNotSetError extends BaseError {
  override readonly name = 'ParentNotSetError'
  constructor() {
    super(frameTexts.parentNotSet, { code: 'parent_not_set' })
  }
}

/**
 * Thrown when the frame is not ready in time or cannot be attached. A later request tries again.
 */
export class FrameLoadError extends BaseError {
  override readonly name = 'FrameLoadError'
  constructor(options: { readonly hint: string }) {
    super(texts.loadFailed, { code: 'frame_not_loaded', hint: options.hint })
  }
}

/**
 * Thrown when the project in the secure frame's configuration does not list the origin of this
 * page.
 */
export class UnverifiedDomainError extends BaseError {
  override readonly name = 'UnverifiedDomainError'
  constructor(options: { readonly origin: string }) {
    super('Domain not verified', {
      code: 'unverified_domain',
      hint: `Add ${options.origin} to the allowed origins of the project.`,
    })
  }
}

/** Reason why a request to the secure frame ended without an answer. */
export type AbortReason = 'signal' | 'abort' | 'limit' | 'reloaded' | 'refused' | 'destroyed'

/** Thrown when a request ends without an answer. A later answer is ignored. */
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

/** Thrown when more requests are open than the host or the frame accepts (S-07). */
export class TooManyRequestsError extends BaseError {
  override readonly name = 'TooManyRequestsError'
  constructor() {
    super(texts.tooMany, { code: 'too_many_requests' })
  }
}

/** Thrown for a payload that is too large or does not match its request. Nothing was sent. */
export class InvalidFrameRequestError extends BaseError {
  override readonly name = 'InvalidFrameRequestError'
  constructor(options: { readonly request: string; readonly reason: string }) {
    super(texts.invalidRequest, {
      code: 'invalid_params',
      hint: `${options.request}: ${options.reason}.`,
    })
  }
}

/**
 * Thrown for an RPC method that the secure frame does not support: on neither published list of
 * methods (without and with a prompt), or without a payload schema. Nothing was sent.
 */
export class RpcNotAllowedError extends BaseError {
  override readonly name = 'RpcNotAllowedError'
  constructor(options: { readonly method: string }) {
    super(texts.notAllowed, {
      code: 'feature_not_supported',
      hint: `"${options.method.slice(0, 64)}" is on neither list of methods.`,
    })
  }
}
