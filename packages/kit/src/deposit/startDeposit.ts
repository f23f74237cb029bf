import { type Exchange, getExchangePayUrl } from '@latchkey/blockchain-api'
import { fetchEndpoint } from '../api/fetchEndpoint.ts'
import { leaveDeposit } from '../guide/fundingPages.ts'
import type { Kit } from '../kit/Kit.ts'
import { trackPaymentBegun, trackPaymentChosen } from '../outbox/trackPayment.ts'
import { getActiveConnection } from '../state/getActiveConnection.ts'
import { showToast } from '../state/showToast.ts'
import { takeTurns } from '../storage/takeTurns.ts'
import { type DepositAsset, toAssetId } from './DepositAsset.ts'
import { DepositNotBegunError, DepositPendingError } from './errors.ts'
import { failDeposit, followDeposit, keepDeposit } from './followDeposit.ts'
import { type Deposit, getDepositStore } from './getDepositStore.ts'
import { type DepositPage, openDepositPage } from './openDepositPage.ts'
import { depositKey } from './storedDeposit.ts'
import { toTrackedDeposit } from './toTrackedDeposit.ts'

export type StartDepositParameters = {
  readonly exchange: Pick<Exchange, 'id'>
  readonly asset: DepositAsset
  /** Amount to deposit, as decimal text in units of the asset. */
  readonly amount: string
}

function prepare(kit: Kit, { exchange, asset, amount }: StartDepositParameters): Deposit {
  const pending = getDepositStore(kit).getState().deposit
  if (pending) throw new DepositPendingError({ id: pending.id })
  const address = getActiveConnection(kit)?.accounts[0]?.address
  if (!address) throw new DepositNotBegunError({ missing: 'account' })
  const recipient = `${asset.caipNetworkId}:${address}` as const
  return { id: kit.ports.randomId(), exchangeId: exchange.id, asset, amount, recipient }
}

/**
 * Requests the exchange's page for a deposit and opens it in the window. Throws if another tab has
 * started a deposit meanwhile.
 */
async function begin(kit: Kit, deposit: Deposit, page: DepositPage): Promise<void> {
  const stored = kit.storage.read(depositKey)
  if (stored && 'deposit' in stored) throw new DepositPendingError({ id: stored.deposit.id })
  const { exchangeId, asset, amount, recipient } = deposit
  const input = { params: { exchangeId, asset: toAssetId(asset), amount, recipient } }
  const { url, sessionId } = await fetchEndpoint(kit, getExchangePayUrl, { input })
  page.lead(url)
  const begun = { ...deposit, sessionId }
  trackPaymentBegun(kit, toTrackedDeposit(begun), begun)
  leaveDeposit(kit)
  keepDeposit(kit, begun)
}

/**
 * Ends a deposit for which no exchange page could be opened, and returns the error to throw. If
 * another tab has a pending deposit, shows that one instead.
 */
function giveUp(kit: Kit, deposit: Deposit, cause: unknown): Error {
  if (cause instanceof DepositPendingError) {
    followDeposit(kit)
    return cause
  }
  failDeposit(kit, deposit)
  return new DepositNotBegunError({ missing: 'exchange', cause })
}

/**
 * Starts a deposit from an exchange to the active account. Call it in a click, because it opens a
 * window. It resolves when the exchange's page is open. A toast and events report the outcome of
 * the deposit (K-BUY-05).
 *
 * @throws {DepositPendingError} An earlier deposit is unfinished, here or in another tab.
 * @throws {DepositNotBegunError} No account is connected, the window was blocked, or the exchange
 *   returned no page.
 */
export async function startDeposit(kit: Kit, parameters: StartDepositParameters): Promise<void> {
  const deposit = prepare(kit, parameters)
  const page = openDepositPage(kit)
  if (!page) {
    const blocked = new DepositNotBegunError({ missing: 'window' })
    const text = { key: 'toast.windowBlocked' } as const
    showToast(kit, { message: blocked.shortMessage, variant: 'error', text })
    throw blocked
  }
  getDepositStore(kit).setState({ deposit })
  trackPaymentChosen(kit, toTrackedDeposit(deposit), deposit.exchangeId)
  const turn = `${kit.storage.nameOf(depositKey)}/begin`
  await takeTurns(kit, turn, () => begin(kit, deposit, page)).catch((error: unknown) => {
    page.close()
    throw giveUp(kit, deposit, error)
  })
}
