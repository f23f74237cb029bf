import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createSiweMessage, generateSiweNonce } from 'viem/siwe'
import * as z from 'zod'
import { drawPage, toHtml } from '../drawPage.ts'
import { type Member, members } from './members.ts'
import { answerRegistry } from './registry.ts'

const Time = z.iso.datetime({ offset: true })

/**
 * Schema of an app's request to open a Farcaster login channel, in the format of Farcaster's public
 * API.
 */
const OpenRequest = z.object({
  siweUri: z.url(),
  domain: z.string().min(1).max(253),
  nonce: z
    .string()
    .regex(/^[A-Za-z0-9]{8,}$/)
    .optional(),
  notBefore: Time.optional(),
  expirationTime: Time.optional(),
  requestId: z.string().max(256).optional(),
  redirectUrl: z.url().optional(),
})

type Answer = { readonly member: Member; readonly message: string; readonly signature: string }
type Channel = z.infer<typeof OpenRequest> & {
  readonly nonce: string
  readonly url: string
  readonly answer?: Answer
}

type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

export type Farcaster = {
  /** Answers a request to the simulated Farcaster, whose path is below `/farcaster`. */
  readonly answer: (exchange: Exchange, path: string) => Promise<void>
  /**
   * Approves the login of a Farcaster channel as one of the members, for a test. Returns
   * `undefined` for an unknown channel.
   */
  readonly approve: (channelToken: string, fid: number) => Promise<Member | undefined>
}

const MAX_CHANNELS = 200

const toDate = (time: string | undefined) => (time === undefined ? undefined : new Date(time))

function toMessage(channel: Channel, { custody, fid }: Member, now: number): string {
  const { notBefore, expirationTime, requestId } = channel
  return createSiweMessage({
    address: custody.address,
    chainId: 10,
    domain: channel.domain,
    uri: channel.siweUri,
    nonce: channel.nonce,
    version: '1',
    statement: 'Farcaster Auth',
    issuedAt: new Date(now),
    resources: [`farcaster://fid/${fid}`],
    ...(notBefore && { notBefore: toDate(notBefore) }),
    ...(expirationTime && { expirationTime: toDate(expirationTime) }),
    ...(requestId !== undefined && { requestId }),
  })
}

function toStatus({ nonce, url, siweUri, domain, answer }: Channel): object {
  const facts = { nonce, url, signatureParams: { siweUri, domain, nonce } }
  if (!answer) return { state: 'pending', ...facts }
  const { member, message, signature } = answer
  return {
    state: 'completed',
    ...facts,
    message,
    signature,
    authMethod: 'custody',
    fid: member.fid,
    username: member.userName,
    displayName: member.displayName,
    bio: '',
    custody: member.custody.address,
    verifications: [],
  }
}

function drawApproval({ domain, siweUri }: Channel): string {
  const choices = members.map(
    ({ fid, userName, displayName }) =>
      `<button class="button" name="fid" value="${fid}">${toHtml(displayName)} <span class="muted">@${toHtml(userName)}</span></button>`,
  )
  return drawPage(
    'Sign in with Farcaster',
    `<p>${toHtml(domain)} requests your sign-in.</p>
<p class="muted">${toHtml(siweUri)}</p>
<form method="post" class="choices">${choices.join('\n')}</form>
<form method="post" class="choices"><button class="button quiet" name="cancel" value="1">Not now</button></form>`,
  )
}

/**
 * Simulates Farcaster: its public channel API below `/v1`, the page on which users approve, and the
 * contract that maps keys to accounts.
 *
 * @param base - Base URL: `http://id.latchkey.localhost:4100/farcaster`.
 */
export function createFarcaster(base: string, now: () => number): Farcaster {
  const channels = new Map<string, Channel>()

  function open(body: unknown) {
    const request = OpenRequest.parse(body)
    const channelToken = randomBytes(8).toString('hex')
    const nonce = request.nonce ?? generateSiweNonce()
    const url = `${base}/approve?channelToken=${channelToken}`
    channels.set(channelToken, { ...request, nonce, url })
    const [oldest] = channels.keys()
    if (channels.size > MAX_CHANNELS && oldest) channels.delete(oldest)
    return { channelToken, url, nonce }
  }

  async function approve(channelToken: string, fid: number): Promise<Member | undefined> {
    const [channel, member] = [channels.get(channelToken), members.find((x) => x.fid === fid)]
    if (!channel || !member) return undefined
    const message = toMessage(channel, member, now())
    const signature = await member.custody.signMessage({ message })
    channels.set(channelToken, { ...channel, answer: { member, message, signature } })
    return member
  }

  async function answerApproval({ request }: Exchange): Promise<readonly [number, string]> {
    const { searchParams } = new URL(request.url ?? '/', base)
    const channelToken = searchParams.get('channelToken') ?? ''
    const channel = channels.get(channelToken)
    if (!channel) return [404, drawPage('This request no longer exists', '')]
    if (request.method !== 'POST') return [200, drawApproval(channel)]
    const form = new URLSearchParams(await text(request))
    if (form.has('cancel'))
      return [200, drawPage('Nothing was signed', '<p>You can close this page.</p>')]
    const member = await approve(channelToken, Number(form.get('fid')))
    if (!member) return [400, drawApproval(channel)]
    return [200, drawPage(`Signed in as ${member.displayName}`, '<p>Go back to the app.</p>')]
  }

  async function answerApi(
    { request }: Exchange,
    path: string,
  ): Promise<readonly [number, object]> {
    if (path === '/rpc') return [200, answerRegistry(await text(request))]
    if (path === '/v1/channel' && request.method === 'POST')
      return [201, open(JSON.parse(await text(request)))]
    const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? []
    const channel = channels.get(token)
    if (path !== '/v1/channel/status') return [404, { error: 'Not found' }]
    if (!channel) return [401, { error: 'Unauthorized' }]
    return [channel.answer ? 200 : 202, toStatus(channel)]
  }

  return {
    approve,
    async answer(exchange, path) {
      const { response } = exchange
      const isPage = path === '/approve'
      const [status, body] = isPage
        ? await answerApproval(exchange)
        : await answerApi(exchange, path)
      response
        .writeHead(status, {
          'content-type': isPage ? 'text/html; charset=utf-8' : 'application/json',
          'cache-control': 'no-store',
        })
        .end(typeof body === 'string' ? body : JSON.stringify(body))
    },
  }
}
