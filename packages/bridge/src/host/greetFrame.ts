import type { PayloadOf, RequestName, SuccessOf } from '../requests/index.ts'
import type { AddOptions } from './createPending.ts'

export type Ask = <name extends RequestName>(
  name: name,
  payload: unknown,
  how?: AddOptions,
) => Promise<SuccessOf<name>>

type GreetFrameOptions = {
  readonly ask: Ask
  readonly dappData: PayloadOf<'SYNC_DAPP_DATA'>
  readonly theme: PayloadOf<'SYNC_THEME'> | undefined
  /** Logs the failure of one of the first requests. The frame is used nevertheless. */
  readonly note: (reason: string) => void
}

const ahead: AddOptions = { ahead: true }

/**
 * Sends the first requests to a document, before waiting ones: the app's data, the networks with
 * smart accounts, and the theme.
 *
 * @returns EVM chain ids with smart accounts. Empty if the frame did not answer, so that every
 * account is an EOA.
 */
export async function greetFrame(options: GreetFrameOptions): Promise<readonly number[]> {
  const { ask, dappData, theme, note } = options
  const synced = ask('SYNC_DAPP_DATA', dappData, ahead).catch(() => note('SYNC_DAPP_DATA failed'))
  const networks = ask('GET_SMART_ACCOUNT_ENABLED_NETWORKS', undefined, ahead).then(
    (answer) => answer.smartAccountEnabledNetworks,
    () => [],
  )
  if (theme) ask('SYNC_THEME', theme, ahead).catch(() => note('SYNC_THEME failed'))
  await synced
  return networks
}
