import {
  type CaipNetworkId,
  type Network,
  type SendFeatures,
  SendMismatchError,
  type SendOrder,
  type SolanaFeatures,
} from '@latchkey/core'
import { SendTransactionError } from '../errors/transactionErrors.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import type { Signer } from '../signing/Signer.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { zeroKey } from '../transaction/replaceFeePayer.ts'
import { readTransfer, toTransfer } from '../transaction/toTransfer.ts'
import { findTokenAccount, systemProgram } from './programs.ts'
import { readHoldings, readProgram } from './readHoldings.ts'
import { type BuiltSend, simulateSend } from './simulateSend.ts'
import { toSendError } from './toSendError.ts'
import { readTokenTransfer, toTokenTransfer } from './toTokenTransfer.ts'

export type Sending = {
  readonly signer: Signer
  readonly getRpc: (network: Network) => Rpc
  readonly solana: SolanaFeatures
}

type Signal = AbortSignal | undefined
type TokenOrder = SendOrder & { readonly token: NonNullable<SendOrder['token']> }

/** Network fee in lamports for each signature of a transaction. */
const signatureFee = 5_000n
/** Lamports that a token account must hold to be exempt from rent. */
const tokenAccountRent = 2_039_280n

const isTokenOrder = (order: SendOrder): order is TokenOrder => order.token !== undefined

const mismatch = (reason: string) => new SendMismatchError({ reason })

function buildCoins({ to, amount }: SendOrder, from: string): BuiltSend {
  const bytes = toTransfer({ from, to, lamports: amount, blockhash: zeroKey })
  const said = readTransfer(parseTransaction(bytes).message)
  if (said?.to === to && said.from === from && said.lamports === amount) return { bytes }
  throw mismatch('The transaction does not match the order.')
}

/**
 * Builds a transfer from the sender's token account with the highest balance. The decimals of the
 * order must match the chain.
 */
async function buildTokens(
  rpc: Rpc,
  order: TokenOrder,
  { from, signal }: { readonly from: string; readonly signal: Signal },
): Promise<BuiltSend> {
  const { to, amount, token } = order
  const { address: mint, decimals } = token
  const [source] = await readHoldings(rpc, { owner: from, mint }, signal)
  if (!source || source.amount < amount) {
    throw new SendTransactionError({ missing: 'token' })
  }
  if (source.decimals !== decimals) throw mismatch(`${mint} has ${source.decimals} decimals.`)
  const { program } = source
  const destination = await findTokenAccount({ owner: to, mint, program })
  const creates = (await readProgram(rpc, destination, signal)) === undefined
  const bytes = await toTokenTransfer({
    ...{ from, to, mint, program, amount, decimals, creates },
    source: source.account,
  })
  const said = readTokenTransfer(parseTransaction(bytes).message)
  const isSame =
    said?.mint === mint &&
    said.destination === destination &&
    said.owner === from &&
    said.amount === amount &&
    said.decimals === decimals &&
    said.program === program
  if (isSame) return { bytes, destination }
  throw mismatch('The transaction does not match the order.')
}

/** Implements transfers of SOL and tokens over the cluster and the wallet. */
export function openSending({ signer, getRpc, solana }: Sending): Required<SendFeatures> {
  const requireRpc = (caipNetworkId: CaipNetworkId): Rpc => {
    const network = signer.getNetwork()
    if (network.caipNetworkId !== caipNetworkId) throw mismatch('The wallet is on another network.')
    return getRpc(network)
  }
  const build = async (order: SendOrder, signal: Signal): Promise<BuiltSend> => {
    const rpc = requireRpc(order.caipNetworkId)
    const from = signer.getAddress()
    return isTokenOrder(order) ? buildTokens(rpc, order, { from, signal }) : buildCoins(order, from)
  }
  return {
    getFees: async ({ caipNetworkId, to, token }, { signal } = {}) => {
      const isNew = async (owner: string, mint: string) => {
        const rpc = requireRpc(caipNetworkId)
        const [held] = await readHoldings(rpc, { owner, mint }, signal)
        return held === undefined
      }
      const rent = to && token && (await isNew(to, token.address)) ? tokenAccountRent : 0n
      const fee = signatureFee + rent
      return { slow: fee, normal: fee, fast: fee, reserve: signatureFee }
    },
    isContract: async ({ caipNetworkId, to }, { signal } = {}) => {
      const program = await readProgram(requireRpc(caipNetworkId), to, signal)
      return program !== undefined && program !== systemProgram
    },
    simulate: async (order, { signal } = {}) => {
      const built = await build(order, signal)
      return simulateSend(requireRpc(order.caipNetworkId), built, signal)
    },
    send: async (order, { signal, onAsk } = {}) => {
      const { bytes } = await build(order, signal)
      onAsk?.()
      return solana.signAndSendTransaction(bytes, { signal }).catch((error: unknown) => {
        throw toSendError(error)
      })
    },
    waitFor: ({ id }, { signal } = {}) => solana.waitForConfirmation(id, { signal }),
  }
}
