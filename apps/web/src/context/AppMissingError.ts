import { BaseError } from '@latchkey/core'

/** A component of the app was rendered outside it. */
export class AppMissingError extends BaseError {
  override readonly name = 'AppMissingError'
  constructor() {
    super('The app is missing', {
      code: 'app_missing',
      hint: 'Render it inside <AppContext value={createApp(…)}>.',
    })
  }
}
