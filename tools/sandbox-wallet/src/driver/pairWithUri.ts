import type { Choice, Outcome, SessionView } from '../wire/wire.ts'
import type { WalletControl } from './createWalletControl.ts'

export type PairWithUriParameters = {
  readonly control: WalletControl
  /** `wc:…`, as the app shows it. */
  readonly uri: string
  /** The wallet that pairs. */
  readonly instance: string
  /** Default: approve, with the selected account and every network the wallet has. */
  readonly choice?: Choice
}

/**
 * Pairs as a person would who pastes the link and answers what is asked, a session or a sign-in.
 *
 * @returns The new session; `undefined` when the choice was no.
 * @throws {WalletControlError} The link cannot be used, or nothing was asked for in time.
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
