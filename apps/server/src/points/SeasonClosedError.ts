import { BaseError } from '@latchkey/core'

/**
 * Thrown if points are awarded in a season that does not exist or is closed. No row was written.
 */
export class SeasonClosedError extends BaseError {
  override readonly name = 'SeasonClosedError'
  constructor() {
    super('The season is closed, or no season has this name.', { code: 'season_closed' })
  }
}
