import { type ErrorCode, errorCatalogue } from '@latchkey/frame-api'
import { RefusalError, type RefusalOptions } from '@latchkey/service'

/** Ends a request with an error of the frame's catalogue. */
export class FrameRefusal extends RefusalError {
  constructor(code: ErrorCode, options: RefusalOptions = {}) {
    super({ code, ...errorCatalogue[code] }, options)
  }
}
