import { isRecord } from '@latchkey/core'
import type { ManualClock } from '../createManualClock.ts'
import { createLater, type Later } from '../schedules/createLater.ts'

/**
 * Faults of the fake name service. `answers into nowhere`: the service handles the request, but its
 * answer is lost. `behind`: its list omits recent registrations.
 */
export const serviceMoods = [
  'clear',
  'clear',
  'down',
  'broken',
  'garbage',
  'slow',
  'answers late',
  'answers into nowhere',
  'behind',
] as const

/** A fake name service: its registered names and its `fetch`. */
export type NameService = Omit<Later, 'wait'> & {
  readonly fetch: typeof fetch
  /** Address of each name's owner, by name. */
  readonly owners: Map<string, string>
  mood: (typeof serviceMoods)[number]
  /** Number of signed registrations that the name service has received. */
  posted: number
}

const toleranceMs = 10_000
export const takenText = 'Name is already registered'
export const toSignature = (message: string) => `0x${Buffer.from(message).toString('hex')}`

const refuse = (description: string) =>
  Response.json({ status: 'FAILED', reasons: [{ field: 'name', description }] }, { status: 400 })

const toRecord = (name: string, address: string) => ({
  ...{ name, registered_at: '2026-01-01T00:00:00Z', attributes: {} },
  addresses: { '60': { address } },
})

function readSigned(body: unknown) {
  const { message, signature, address } = isRecord(body) ? body : {}
  if (typeof message !== 'string' || signature !== toSignature(message)) return undefined
  const { name, timestamp } = JSON.parse(message)
  return { name: String(name), address: String(address), signedMs: Number(timestamp) * 1_000 }
}

/** Creates a fake name service without registered names. `clock` is the service's clock. */
export function createNameService(clock: ManualClock): NameService {
  const { wait, answerOne, answerAll } = createLater()
  const owners = new Map<string, string>()

  const register = (body: unknown): Response => {
    service.posted += 1
    const signed = readSigned(body)
    if (!signed) return refuse('Not signed')
    const { name, address, signedMs } = signed
    if (owners.has(name)) return refuse(takenText)
    if (Math.abs(clock.now() - signedMs) > toleranceMs) return refuse('The message is expired')
    owners.set(name, address)
    return Response.json(toRecord(name, address))
  }
  const list = (address: string | undefined): Response => {
    const own = service.mood === 'behind' ? [] : [...owners]
    return Response.json(
      own.flatMap(([name, owner]) => (owner === address ? [toRecord(name, owner)] : [])),
    )
  }
  const take = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (request.method === 'POST') return register(await request.json())
    if (pathname.includes('reverse')) return list(pathname.split('/').at(-1))
    return Response.json({ http: ['eip155:1'], ws: [] })
  }
  const service: NameService = {
    ...{ owners, answerOne, answerAll, mood: 'clear', posted: 0 },
    fetch: async (input) => {
      const { mood } = service
      if (mood === 'down') throw new TypeError('Failed to fetch')
      if (mood === 'broken') return new Response('no', { status: 503 })
      if (mood === 'slow') await wait()
      const answer = await take(new Request(input))
      if (mood === 'answers late') await wait()
      if (mood === 'answers into nowhere') throw new TypeError('Failed to fetch')
      return mood === 'garbage' ? new Response('<html>') : answer
    },
  }
  return service
}
