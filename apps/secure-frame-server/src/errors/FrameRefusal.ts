import { type ErrorCode, errorCatalogue } from '@latchkey/frame-api'
import { RefusalError, type RefusalOptions } from '@latchkey/service'

/** Thrown to reject a request with a code of the frame server's error catalogue. */
export class FrameRefusal extends RefusalError {
  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super({ code, ...errorCatalogue[code] }, options)
  }
}
