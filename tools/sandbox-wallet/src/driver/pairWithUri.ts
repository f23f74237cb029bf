import type { Choice, Outcome, SessionView } from '../wire/wire.ts'
import type { WalletControl } from './createWalletControl.ts'

export type PairWithUriParameters = {
  readonly control: WalletControl
  /** `wc:…`, as the app shows it. */
  readonly uri: string
  /** The wallet that pairs. */
  readonly instance: string
  /** Default: approve with the selected account and all networks of the wallet. */
  readonly choice?: Choice
}

/**
 * Pairs like a user who pastes the link and answers the session proposal or the sign-in.
 *
 * @returns The new session, or `undefined` if the choice was to reject.
 * @throws {WalletControlError} The link is unusable, or no request arrived in time.
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
