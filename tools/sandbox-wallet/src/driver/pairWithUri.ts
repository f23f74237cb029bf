import type { Choice, Outcome, SessionView } from '../wire/wire.ts'
import type { WalletControl } from './createWalletControl.ts'

export type PairWithUriParameters = {
  readonly control: WalletControl
  /** WalletConnect pairing link `wc:…` that the app shows. */
  readonly uri: string
  /** Instance id of the sandbox wallet that pairs. */
  readonly instance: string
  /**
   * Answer to the WalletConnect session proposal. By default it approves, with the selected account
   * and all networks of the wallet.
   */
  readonly choice?: Choice
}

/**
 * Pairs the sandbox wallet with an app, as a user does who pastes the link and answers the
 * WalletConnect session proposal or sign-in.
 *
 * @returns The new session; `undefined` if `choice` rejects.
 * @throws {WalletControlError} The link cannot be used, or no request arrived in time.
 */
export async function pairWithUri(
  parameters: PairWithUriParameters,
): Promise<SessionView | undefined> {
  const { control, uri, instance, choice = { approve: true } } = parameters
  const before = new Set((await control.getSessions({ instance })).map(({ topic }) => topic))
  await control.pair({ instance, uri })
  const { id } = await control.waitForRequest({ instance })
  const outcome: Outcome = await control.answer({ id, ...choice })
  if ('error' in outcome) return undefined
  return (await control.getSessions({ instance })).find(({ topic }) => !before.has(topic))
}
