import { type ErrorCode, errorCatalogue } from '@latchkey/product-api'
import { type RefusalOptions, RefusalError as ServiceRefusalError } from '@latchkey/service'

/** Error that rejects a request with a code of the product's error catalogue. */
export class RefusalError extends ServiceRefusalError {
  constructor(refusal: ErrorCode, options: RefusalOptions = {}) {
    super({ code: refusal, ...errorCatalogue[refusal] }, options)
  }
}
