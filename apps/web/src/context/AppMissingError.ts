import { BaseError } from '@latchkey/core'

/** Thrown if a component uses the app's clients outside `AppContext`. */
export class AppMissingError extends BaseError {
  override readonly name = 'AppMissingError'
  constructor() {
    super('The app is missing', {
      code: 'app_missing',
      hint: 'Render it inside <AppContext value={createApp(…)}>.',
    })
  }
}
