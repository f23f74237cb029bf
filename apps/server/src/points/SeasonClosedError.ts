import { BaseError } from '@latchkey/core'

/** There is no such season, or it is over. Nothing has changed. */
export class SeasonClosedError extends BaseError {
  override readonly name = 'SeasonClosedError'
  constructor() {
    super('The season is over, or there is none of this name.', { code: 'season_closed' })
  }
}
