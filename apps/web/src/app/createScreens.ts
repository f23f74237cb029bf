import { BaseError } from '@latchkey/core'
import { screens } from '@latchkey/product-api'
import { createLazyScreen, type ScreenModule } from '../routing/createLazyScreen.tsx'
import { screenNames } from '../routing/screenNames.ts'
import type { Screens } from '../routing/screens.ts'

const files = import.meta.glob<ScreenModule>(['../screens/*.tsx', '!../screens/*.test.tsx'])

/**
 * Returns the path of a screen's source file from its name in the table `screens`:
 * `../screens/BugReport.tsx` for `bugReport`.
 */
const toFile = (name: string) => `../screens/${name.charAt(0).toUpperCase()}${name.slice(1)}.tsx`

/** Thrown for an entry of the table `screens` without a file in the folder `screens/`. */
class ScreenMissingError extends BaseError {
  override readonly name = 'ScreenMissingError'
  constructor(options: { file: string }) {
    super('A screen is missing', { code: 'screen_missing', hint: `Create ${options.file}.` })
  }
}

/**
 * Creates the routes of the app from the table `screens`. Each screen is a separate chunk.
 *
 * @throws {ScreenMissingError} A screen has no file in the folder `screens/`.
 */
export function createScreens(): Screens {
  return {
    routes: screenNames.map((name) => {
      const file = files[toFile(name)]
      if (!file) throw new ScreenMissingError({ file: toFile(name) })
      return { ...screens[name], name, screen: createLazyScreen(file) }
    }),
    memberLayout: createLazyScreen(async () => ({
      default: (await import('./MemberLayout.tsx')).MemberLayout,
    })),
  }
}
