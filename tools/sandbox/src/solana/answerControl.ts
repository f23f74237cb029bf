import * as z from 'zod'
import type { ClusterServerOptions } from './createClusterServer.ts'
import { LedgerRefusedError } from './ledger/LedgerRefusedError.ts'
import { giveLamports, giveTokens } from './ledger/seedLedger.ts'
import { PublicKey } from './rpc/fields.ts'

const Amount = z.string().regex(/^\d{1,20}$/)

/** Schema of the commands that the sandbox sends to a Solana cluster. */
export const ControlBody = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('fund'),
    address: PublicKey,
    amount: Amount,
    mint: PublicKey.optional(),
  }),
  z.strictObject({ do: z.literal('advance'), slots: z.number().int().min(1).max(1_000_000) }),
])
export type ControlBody = z.infer<typeof ControlBody>

function run(body: ControlBody, { ledger }: ClusterServerOptions): unknown {
  if (body.do === 'advance') {
    ledger.advance(body.slots)
    return { slot: ledger.getSlot() }
  }
  const { address, mint } = body
  const amount = BigInt(body.amount)
  const signature = mint
    ? giveTokens(ledger, { mint, owner: address, amount })
    : giveLamports(ledger, address, amount)
  return { signature }
}

/**
 * Runs a control command of the sandbox in a Solana cluster. A caller without the secret gets a
 * plain rejection.
 */
export function answerControl(
  secret: unknown,
  text: string,
  options: ClusterServerOptions,
): { readonly status: number; readonly body: unknown } {
  if (secret !== options.controlSecret) return { status: 403, body: { error: 'Forbidden' } }
  try {
    return { status: 200, body: run(ControlBody.parse(JSON.parse(text)), options) }
  } catch (error) {
    if (error instanceof LedgerRefusedError) return { status: 422, body: { error: error.message } }
    return { status: 400, body: { error: error instanceof Error ? error.message : 'Unknown' } }
  }
}
