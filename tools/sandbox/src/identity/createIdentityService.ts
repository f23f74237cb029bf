import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import type { Provider } from 'oidc-provider'
import type { OwnServer } from '../processes/createServerRunner.ts'
import { root } from '../settings/settings.ts'
import { createKeys, createProvider } from './createProvider.ts'
import { drawLogin } from './drawLogin.ts'
import { drawPage } from './drawPage.ts'
import type { Farcaster } from './farcaster/createFarcaster.ts'
import type { IdentityFault, IdentityFaults } from './IdentityFault.ts'
import { type Person, people, toPerson } from './people.ts'
import { allStandIns, type StandIn } from './standIns.ts'

export type IdentityOptions = {
  /** Origin of all simulated login providers: `http://id.latchkey.localhost:4100`. */
  readonly origin: string
  /** Returns the redirect URIs that a provider's client may use. */
  readonly toRedirectUris: (name: string) => readonly string[]
  /** Origins of the redirect URIs. The content security policy lets forms redirect to them. */
  readonly clientOrigins: readonly string[]
  readonly faults: IdentityFaults
  readonly farcaster: Farcaster
}

type Known = {
  readonly standIn: StandIn
  readonly provider: Provider
  readonly answer: ReturnType<Provider['callback']>
}
type Exchange = { readonly request: IncomingMessage; readonly response: ServerResponse }

const sources = join(root, 'tools/sandbox/src')
const sheets = ['status/page/styles/base', 'status/page/styles/controls', 'identity/page']

function send(
  { response }: Exchange,
  status: number,
  [type, body]: readonly [string, string],
): void {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body)
}

const html = (body: string) => ['text/html; charset=utf-8', body] as const
const json = (body: unknown) => ['application/json', JSON.stringify(body)] as const

async function readSheet(path: string): Promise<string | undefined> {
  if (path === '/tokens.css') return readFile(join(root, 'packages/ui/src/tokens.css'), 'utf8')
  if (path !== '/page.css') return undefined
  const parts = sheets.map((name) => readFile(join(sources, `${name}.css`), 'utf8'))
  return (await Promise.all(parts)).join('\n')
}

/**
 * Returns the endpoint of a simulated login provider to which a path belongs; `undefined` for a
 * path without faults.
 */
function toFaultPlace({ paths, user }: StandIn, path: string): IdentityFault['at'] | undefined {
  if (path.startsWith(paths.authorization)) return 'authorization'
  if (path === paths.token) return 'token'
  return path === user?.path ? 'user' : undefined
}

/**
 * Deletes the browser's login at a simulated provider. Otherwise the OIDC library would ask by a
 * script whether to sign out.
 */
async function forgetPerson(provider: Provider, sessionUid: string): Promise<void> {
  const session = await provider.Session.findByUid(sessionUid)
  if (!session) return
  delete session.accountId
  await session.persist()
}

/**
 * Creates the simulated login providers, each below a path such as `/google` or `/github`, and the
 * channel API of Farcaster.
 */
export function createIdentityService(options: IdentityOptions): OwnServer {
  const persons = new Map<string, Person>()
  const keys = createKeys()
  const providers = new Map(
    allStandIns.map((standIn) => {
      const provider = createProvider({
        standIn,
        keys,
        origin: options.origin,
        redirectUris: options.toRedirectUris(standIn.name),
        findPerson: (id) => persons.get(id),
      })
      return [standIn.name, { standIn, provider, answer: provider.callback() }] as const
    }),
  )
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    `form-action 'self' ${options.clientOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')

  async function answerLogin(exchange: Exchange, { standIn, provider }: Known): Promise<void> {
    const { request, response } = exchange
    const { params, session } = await provider.interactionDetails(request, response)
    if (request.method !== 'POST') {
      const asker = new URL(String(params['redirect_uri'])).host
      return send(exchange, 200, html(drawLogin(standIn, asker)))
    }
    const form = new URLSearchParams(await text(request))
    if (form.has('cancel')) {
      const refusal = { error: 'access_denied', error_description: 'The user declined.' }
      return provider.interactionFinished(request, response, refusal)
    }
    const person = readPerson(form)
    if (!person) return send(exchange, 400, html(drawLogin(standIn, 'a name and an email address')))
    const accountId = String(person.id)
    persons.set(accountId, person)
    const result = { login: { accountId, remember: false } }
    const next = await provider.interactionResult(request, response, result)
    if (session) await forgetPerson(provider, session.uid)
    response.writeHead(303, { location: next }).end()
  }

  async function answerUser(exchange: Exchange, { standIn, provider }: Known): Promise<void> {
    const [, token = ''] = /^Bearer (.+)$/i.exec(exchange.request.headers.authorization ?? '') ?? []
    const found = await provider.AccessToken.find(token)
    const person = found && persons.get(found.accountId)
    if (!person || !standIn.user) return send(exchange, 401, json({ message: 'Bad credentials' }))
    send(exchange, 200, json(standIn.user.toUser(person)))
  }

  /**
   * Applies the fault of a login provider to a request. Returns `false` if it has already sent a
   * faulty response.
   */
  async function passFault(exchange: Exchange, { standIn }: Known, path: string): Promise<boolean> {
    const fault = options.faults.get(standIn.name)
    if (!fault || fault.at !== toFaultPlace(standIn, path)) return true
    if (fault.delayMs > 0) await wait(fault.delayMs)
    if (fault.status) send(exchange, fault.status, json({ error: 'server_error' }))
    else if (fault.malformed) send(exchange, 200, ['application/json', '{"access_'])
    else return true
    return false
  }

  async function answerStandIn(exchange: Exchange, known: Known, path: string): Promise<void> {
    const { request, response } = exchange
    if (!(await passFault(exchange, known, path))) return
    if (path.startsWith('/interaction/')) return answerLogin(exchange, known)
    if (path === known.standIn.user?.path) return answerUser(exchange, known)
    // The library derives the path below which it is mounted from the difference of the two URLs.
    const { url = '/' } = request
    Object.assign(request, {
      originalUrl: url,
      url: url.slice(known.standIn.name.length + 1) || '/',
    })
    return known.answer(request, response)
  }

  async function answer(exchange: Exchange): Promise<void> {
    const { request, response } = exchange
    response.setHeader('content-security-policy', policy)
    response.setHeader('x-content-type-options', 'nosniff')
    response.setHeader('referrer-policy', 'no-referrer')
    const path = request.url?.split('?')[0] ?? '/'
    const sheet = await readSheet(path)
    if (sheet !== undefined) return send(exchange, 200, ['text/css; charset=utf-8', sheet])
    const [, name = '', rest = ''] = /^\/([a-z-]+)(\/.*)?$/.exec(path) ?? []
    if (name === 'farcaster') return options.farcaster.answer(exchange, rest)
    const known = providers.get(name)
    if (known) return answerStandIn(exchange, known, rest)
    send(exchange, path === '/' ? 200 : 404, html(drawOverview()))
  }

  const server: Server = createServer((request, response) => {
    answer({ request, response }).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error)
      if (!response.headersSent) send({ request, response }, 400, html(drawPage(reason, '')))
    })
  })
  return {
    server,
    listen: ({ host, port }) =>
      new Promise((resolve, reject) => {
        server.once('error', reject).listen(port, host, () => resolve(undefined))
      }),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function readPerson(form: URLSearchParams): Person | undefined {
  const chosen = form.get('person')
  if (chosen !== null) return people[Number(chosen)]
  const [name, email] = [form.get('name')?.trim() ?? '', form.get('email')?.trim() ?? '']
  return name && /^[^@\s]+@[^@\s]+$/.test(email) ? toPerson(name, email) : undefined
}

function drawOverview(): string {
  const rows = allStandIns.map(
    ({ name, title }) => `<li>${title}: <span class="mono">/${name}</span></li>`,
  )
  return drawPage(
    'Identity providers',
    `<ul>${rows.join('')}<li>Farcaster: <span class="mono">/farcaster</span></li></ul>`,
  )
}
