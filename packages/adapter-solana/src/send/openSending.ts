import {
  type CaipNetworkId,
  type Network,
  type SendFeatures,
  SendMismatchError,
  type SendOrder,
} from '@latchkey/core'
import type { Sender } from '../features/createSender.ts'
import { waitForConfirmation } from '../features/waitForConfirmation.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import type { Signer } from '../signing/Signer.ts'
import { parseTransaction } from '../transaction/parseTransaction.ts'
import { zeroKey } from '../transaction/replaceFeePayer.ts'
import { readTransfer, toTransfer } from '../transaction/toTransfer.ts'
import { buildTokenSend, type TokenOrder } from './buildTokenSend.ts'
import { requireNativeRecipient } from './findDestination.ts'
import { isTokenProgram, systemProgram } from './programs.ts'
import { readProgram } from './readHoldings.ts'
import { readPosition } from './readPosition.ts'
import { readSendFees } from './readSendFees.ts'
import { type BuiltSend, simulateSend } from './simulateSend.ts'
import { toSendError } from './toSendError.ts'

export type Sending = {
  readonly signer: Signer
  readonly getRpc: (network: Network) => Rpc
  /** Sends a transaction by the wallet or by the kit. */
  readonly transmit: Sender
}

type Signal = AbortSignal | undefined

const isTokenOrder = (order: SendOrder): order is TokenOrder => order.token !== undefined

const mismatch = (reason: string) => new SendMismatchError({ reason })

function buildCoins({ to, amount }: SendOrder, from: string): BuiltSend {
  const bytes = toTransfer({ from, to, lamports: amount, blockhash: zeroKey })
  const said = readTransfer(parseTransaction(bytes).message)
  if (said?.to === to && said.from === from && said.lamports === amount) return { bytes }
  throw mismatch('The transaction does not match the order.')
}

/** Implements transfers of SOL and tokens over the cluster and the wallet. */
export function openSending({ signer, getRpc, transmit }: Sending): Required<SendFeatures> {
  const requireRpc = (caipNetworkId: CaipNetworkId): Rpc => {
    const network = signer.getNetwork()
    if (network.caipNetworkId !== caipNetworkId) throw mismatch('The wallet is on another network.')
    return getRpc(network)
  }
  const build = async (order: SendOrder, signal: Signal): Promise<BuiltSend> => {
    const rpc = requireRpc(order.caipNetworkId)
    const from = signer.getAddress()
    if (isTokenOrder(order)) return buildTokenSend(rpc, order, { from, signal })
    const built = buildCoins(order, from)
    await requireNativeRecipient(rpc, order.to, signal)
    return built
  }
  return {
    getFees: async (order, { signal } = {}) => {
      const from = signer.getAddress()
      return readSendFees(requireRpc(order.caipNetworkId), { ...order, from }, signal)
    },
    // A token account is paid or refused with its reason, so it needs no warning.
    isContract: async ({ caipNetworkId, to }, { signal } = {}) => {
      const program = await readProgram(requireRpc(caipNetworkId), to, signal)
      return program !== undefined && program !== systemProgram && !isTokenProgram(program)
    },
    simulate: async (order, { signal } = {}) =>
      simulateSend(requireRpc(order.caipNetworkId), () => build(order, signal), signal),
    readPosition: async ({ caipNetworkId, ...place }, { signal } = {}) =>
      readPosition(requireRpc(caipNetworkId), place, { signal }),
    send: async (order, { signal, onAsk } = {}) => {
      const { bytes } = await build(order, signal)
      return transmit(bytes, { signal, onAsk, isOwn: true }).catch((error: unknown) => {
        throw toSendError(error)
      })
    },
    waitFor: ({ caipNetworkId, id }, { signal } = {}) =>
      waitForConfirmation(requireRpc(caipNetworkId), id, { signal, isRecent: true }),
  }
}
