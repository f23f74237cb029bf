import { changePolicy, readPolicy } from '@latchkey/service'

/**
 * Access policies of read and change routes, by owner of the data: the device's key, the user's
 * account, or a top-level page.
 */
export const deviceRead = { ...readPolicy, access: 'device', owner: 'own-device' } as const
export const deviceChange = { ...changePolicy, access: 'device', owner: 'own-device' } as const
export const userRead = { ...readPolicy, access: 'session', owner: 'own-user' } as const
export const userChange = { ...changePolicy, access: 'session', owner: 'own-user' } as const
export const pageChange = { ...changePolicy, access: 'page', owner: 'own-browser' } as const

/** Policy of routes that create a session (S-93: ten a minute). */
export const loginChange = {
  ...deviceChange,
  rate: 'login',
  idempotency: 'single-use',
} as const
