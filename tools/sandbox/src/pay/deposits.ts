import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { getAddress, isAddress, parseUnits } from 'viem'
import * as z from 'zod'
import { drawPage } from '../identity/drawPage.ts'
import { drawDeposit, drawDepositEnd } from './drawDeposit.ts'
import type { Good } from './goods.ts'
import { type Delivery, sellGood } from './sellGood.ts'

type Deposit = Omit<Delivery, 'payer'>

const Asked = z.object({
  asset: z.string(),
  amount: z.string().regex(/^\d{1,9}(\.\d{1,18})?$/),
  /** CAIP-10 address of the deposit's recipient. */
  recipient: z.string(),
})
const Decision = z.object({ decision: z.enum(['send', 'refuse']) })

type Session = {
  readonly deposit: Deposit
  status: 'IN_PROGRESS' | 'SUCCESS' | 'FAILED'
  /** The user's first decision on the deposit. A second click does not send the deposit again. */
  ending?: Promise<void>
  txHash: string | null
}

/** Returns the CAIP-19 id of an asset that the simulated exchange can send. */
const toAssetId = ({ chain, token }: Good) =>
  `${chain.caipNetworkId}/${token ? `erc20:${token.toLowerCase()}` : 'slip44:60'}`

function readDeposit(goods: readonly Good[], body: unknown): Deposit | undefined {
  const { data: asked } = Asked.safeParse(body)
  const good = goods.find((known) => toAssetId(known) === asked?.asset.replace(/0x.*/, toLower))
  if (!asked || !good) return undefined
  const prefix = `${good.chain.caipNetworkId}:`
  const receiver = asked.recipient.slice(prefix.length)
  const amount = parseUnits(asked.amount, good.decimals)
  const isOnChain = asked.recipient.startsWith(prefix) && isAddress(receiver, { strict: false })
  return isOnChain && amount > 0n ? { good, amount, receiver: getAddress(receiver) } : undefined
}
const toLower = (text: string) => text.toLowerCase()

async function end(session: Session, decision: 'send' | 'refuse', payer: string): Promise<void> {
  if (decision === 'send') session.txHash = await sellGood({ ...session.deposit, payer })
  session.status = decision === 'send' ? 'SUCCESS' : 'FAILED'
}

export type DepositOptions = {
  readonly goods: readonly Good[]
  /** Address of an account that sends the deposited assets. Every chain's node holds its key. */
  readonly payer: string
  /** Origin of the simulated exchange as browsers see it. */
  readonly origin: string
}

/**
 * Adds the routes of a simulated exchange: its API for the blockchain API, and the page on which
 * users confirm a transfer of their assets.
 */
export function addDeposits(app: FastifyInstance, { goods, payer, origin }: DepositOptions): void {
  const sessions = new Map<string, Session>()
  const html = 'text/html; charset=utf-8'
  const missing = drawPage('Deposit not found', '')
  app.get('/assets', () => goods.map(toAssetId))
  app.post('/deposits', (request, reply) => {
    const deposit = readDeposit(goods, request.body)
    if (!deposit) return reply.code(400).send({ error: 'This cannot be sent' })
    const sessionId = randomUUID()
    sessions.set(sessionId, { deposit, status: 'IN_PROGRESS', txHash: null })
    return { url: `${origin}/deposit/${sessionId}`, sessionId }
  })
  app.get<{ Params: { readonly id: string } }>('/deposits/:id', ({ params }) => {
    const { status = 'UNKNOWN', txHash = null } = sessions.get(params.id) ?? {}
    return { status, txHash }
  })
  app.get<{ Params: { readonly id: string } }>('/deposit/:id', ({ params }, reply) => {
    const session = sessions.get(params.id)
    reply.type(html)
    return session ? reply.send(drawDeposit(session.deposit)) : reply.code(404).send(missing)
  })
  app.post<{ Params: { readonly id: string } }>('/deposit/:id', async ({ params, body }, reply) => {
    const session = sessions.get(params.id)
    const { data } = Decision.safeParse(body)
    reply.type(html)
    if (!session || !data) return reply.code(404).send(missing)
    session.ending ??= end(session, data.decision, payer)
    await session.ending
    return reply.send(drawDepositEnd(session.txHash))
  })
}
