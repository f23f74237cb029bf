import type { State } from '../State.ts'
import { isAmbiguous, toBaseUnits } from './texts.ts'

/** Values of the status page's form that sends funds. */
export type PaymentChoice = {
  /** Chain id of an EVM chain, or CAIP-2 id of another network. */
  readonly network: string
  readonly coin: 'native' | 'gold'
  /** Address of the development account that pays; empty if the amount is newly created. */
  readonly from: string
  readonly amount: string
  readonly to: string
}

/** The control command that makes a payment, or a sentence that explains the invalid value. */
export type Payment =
  | { readonly command: string; readonly body: object; readonly done: string }
  | { readonly refusal: string }

const GOLD_DECIMALS = 6
/**
 * Returns the reason why a typed amount is refused. For an ambiguous amount, the reason names both
 * readings.
 */
function toRefusal(text: string) {
  if (!isAmbiguous(text)) return { refusal: 'Not a valid amount.' }
  const typed = text.trim()
  return { refusal: `Do you mean ${typed.replace(',', '.')}0 or ${typed.replace(/[.,]/, '')}?` }
}

function toEvmPayment(choice: PaymentChoice, { contracts }: State): Payment {
  const native = choice.coin === 'native'
  const amount = toBaseUnits(choice.amount, native ? 18 : GOLD_DECIMALS)
  if (!amount) return toRefusal(choice.amount)
  const token = contracts.find(({ name }) => name === 'gold')?.address
  const common = { chainId: Number(choice.network), amount, ...(!native && { token }) }
  const { from, to } = choice
  if (from) return { command: 'transfer', body: { ...common, from, to }, done: 'Sent' }
  return { command: 'fund', body: { ...common, address: to }, done: 'Funded' }
}

function toSolanaPayment(choice: PaymentChoice, mint: string): Payment {
  const native = choice.coin === 'native'
  const amount = toBaseUnits(choice.amount, native ? 9 : GOLD_DECIMALS)
  if (!amount) return toRefusal(choice.amount)
  const { network, to: address } = choice
  const body = { network, address, amount, ...(!native && { mint }) }
  return { command: 'fund-solana', body, done: 'Funded' }
}

function toBitcoinPayment({ coin, amount: text, to: address }: PaymentChoice): Payment {
  if (coin !== 'native') return { refusal: 'There is no GOLD on Bitcoin.' }
  const amount = toBaseUnits(text, 8)
  if (!amount) return toRefusal(text)
  return { command: 'fund-bitcoin', body: { address, amount }, done: 'Funded, in a block' }
}

/** Converts the values of the form that sends funds to a command of the control API. */
export function toPayment(choice: PaymentChoice, state: State): Payment {
  const { network, from } = choice
  if (/^\d+$/.test(network)) return toEvmPayment(choice, state)
  if (from) return { refusal: 'Only EVM chains support a sender: choose "newly minted".' }
  const cluster = state.clusters.find(({ caipNetworkId }) => caipNetworkId === network)
  return cluster ? toSolanaPayment(choice, cluster.goldMint) : toBitcoinPayment(choice)
}
