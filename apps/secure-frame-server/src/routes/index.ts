import { type Route, serviceRoutes } from '@latchkey/service'
import type { FrameService } from '../http/defineRoute.ts'
import * as changes from './changes.ts'
import * as deviceLink from './deviceLink.ts'
import * as devices from './devices.ts'
import * as disown from './disown.ts'
import * as email from './email.ts'
import * as emailChange from './emailChange.ts'
import * as escrow from './escrow.ts'
import * as passkeys from './passkeys.ts'
import * as project from './project.ts'
import * as recovery from './recovery.ts'
import * as session from './session.ts'
import * as social from './social.ts'
import * as wallet from './wallet.ts'

/**
 * All API routes of the frame server. They do not include the frame's pages, which
 * `createFramePages` serves.
 */
export const routes: readonly Route<FrameService>[] = [
  ...Object.values(project),
  ...Object.values(email),
  ...Object.values(deviceLink),
  ...Object.values(disown),
  ...Object.values(session),
  ...Object.values(social),
  ...Object.values(wallet),
  ...Object.values(passkeys),
  ...Object.values(changes),
  ...Object.values(recovery),
  ...Object.values(escrow),
  ...Object.values(devices),
  ...Object.values(emailChange),
  ...serviceRoutes,
]
