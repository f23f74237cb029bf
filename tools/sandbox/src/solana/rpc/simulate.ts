import type { SimulatedOutcome } from '../ledger/createVm.ts'
import type { TransactionError } from '../ledger/TransactionError.ts'
import type { MethodContext } from './fields.ts'
import type { Wire } from './readWire.ts'

const refused = (err: TransactionError): SimulatedOutcome => ({
  err,
  logs: [],
  unitsConsumed: 0,
  returnData: undefined,
  inner: [],
  postAccounts: [],
})

/**
 * Simulates a Solana transaction, which changes no state. Checks the blockhash by the cluster's own
 * list.
 */
export function simulate(
  wire: Wire,
  { ledger }: MethodContext,
  { anyBlockhash }: { readonly anyBlockhash: boolean },
): SimulatedOutcome {
  if (!anyBlockhash && !ledger.isBlockhashValid(wire.message.lifetimeToken))
    return refused('BlockhashNotFound')
  if (ledger.getTransaction(wire.signature)) return refused('AlreadyProcessed')
  // The caller has verified the signatures that it needs, because litesvm can only verify all or
  // none.
  return ledger.simulate(wire.bytes, { verify: false })
}

/** Formats the result of a simulated transaction for Solana's JSON-RPC. */
export function toSimulation({ err, logs, unitsConsumed, returnData }: SimulatedOutcome) {
  return {
    err,
    logs,
    unitsConsumed,
    accounts: null,
    innerInstructions: null,
    replacementBlockhash: null,
    returnData: returnData
      ? {
          programId: returnData.programId,
          data: [Buffer.from(returnData.data).toString('base64'), 'base64'],
        }
      : null,
  }
}
