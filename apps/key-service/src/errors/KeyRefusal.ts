import { keyServiceErrors } from '@latchkey/frame-api/key-service'
import { RefusalError, type RefusalOptions } from '@latchkey/service'

/** Ends a request with an error of the key service's catalogue. */
export class KeyRefusal extends RefusalError {
  constructor(code: keyof typeof keyServiceErrors, options: RefusalOptions = {}) {
    super({ code, ...keyServiceErrors[code] }, options)
  }
}
