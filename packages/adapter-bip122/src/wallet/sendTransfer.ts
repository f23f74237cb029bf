import { FeatureNotSupportedError } from '@latchkey/core'
import type { Signal } from '../drivers/BitcoinDriver.ts'
import { findAccount } from './findAccount.ts'
import type { WalletContext } from './WalletContext.ts'

export type SendTransferRequest = {
  readonly recipient: string
  readonly amount: bigint
  readonly from?: string | undefined
}

/** Sends coins, by the wallet's own means. */
export async function sendTransfer(
  context: WalletContext,
  { recipient, amount, from: address }: SendTransferRequest,
  signal: Signal,
): Promise<string> {
  const { driver } = context
  const from = await findAccount(context, address, signal)
  if (!driver.sendTransfer) throw new FeatureNotSupportedError({ feature: 'sendTransfer' })
  return String(await driver.sendTransfer({ recipient, amount, from }, signal))
}
