import { messages } from '../../messages/messages.ts'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import type { Note } from '../model/Decoded.ts'
import { type Action, type Row, type Step, toStep } from '../model/Step.ts'
import { addressRow, codeRow, textRow } from '../model/values.ts'

/** A message of the name or session service, with its effect as a step. */
export type ServiceMessage = { readonly step: Step; readonly notes: readonly Note[] }

export type ReadServiceMessageOptions = {
  /** Unix time in milliseconds. */
  readonly now: number
  /** Zones in which names can be registered, e.g. `latchkey.id`. */
  readonly nameZones: readonly string[]
}

/** Maximum age of a message about a name, in milliseconds. The services accept less. */
const oldestMs = 60_000

/**
 * Recognizes the messages that the services of this operator ask users to sign: the registration of
 * a name, a change of its details or addresses, and the end of an app's session.
 *
 * A message is recognized only if it has exactly the service's format: the same fields in the same
 * order, a name in a known zone, and a current time. For any other text, the function
 * returns `undefined` and the screen shows the raw text, so that an imitation is not described as
 * genuine (S-53).
 */
export function readServiceMessage(
  text: string,
  request: SigningRequest,
  options: ReadServiceMessageOptions,
): ServiceMessage | undefined {
  if (request.method !== 'personal_sign') return undefined
  return readSessionEnd(text, request) ?? readNameMessage(text, request, options)
}

function readSessionEnd(text: string, request: SigningRequest): ServiceMessage | undefined {
  const found = /^Revoke this smart session\.\n\nAccount: (\S+)\nSession: ([\da-f-]{36})$/.exec(
    text,
  )
  const [, account = '', session = ''] = found ?? []
  const own = `${request.caipNetworkId}:${request.account}`
  if (account.toLowerCase() !== own.toLowerCase()) return undefined
  return toMessage('end-session', [codeRow(messages.labels.session, session)])
}

function readNameMessage(
  text: string,
  request: SigningRequest,
  { now, nameZones }: ReadServiceMessageOptions,
): ServiceMessage | undefined {
  const fields = parseExact(text)
  const time = fields?.['timestamp']
  if (!fields || !Number.isInteger(time) || Math.abs(Number(time) * 1_000 - now) > oldestMs)
    return undefined
  switch (Object.keys(fields).join()) {
    case 'name,attributes,timestamp':
      return toRegistration(fields, nameZones)
    case 'attributes,timestamp':
      return toDetailChange(fields)
    case 'coin_type,address,timestamp':
      return toAddressChange(fields, request)
    default:
      return undefined
  }
}

/**
 * Parses a JSON object. Returns `undefined` unless the text is what `JSON.stringify` writes for it,
 * so that spaces, escapes and repeated fields cannot hide anything.
 */
function parseExact(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject && JSON.stringify(value) === text ? { ...value } : undefined
  } catch {
    return undefined
  }
}

function toRegistration(
  { name, attributes }: Readonly<Record<string, unknown>>,
  nameZones: readonly string[],
): ServiceMessage | undefined {
  const rows = toDetailRows(attributes)
  if (typeof name !== 'string' || !rows) return undefined
  const [, zone] = /^[a-z0-9-]{3,64}\.([a-z0-9-]+\.[a-z0-9-]+)$/.exec(name) ?? []
  if (zone === undefined || !nameZones.includes(zone)) return undefined
  return toMessage('take-name', [codeRow(messages.labels.name, name), ...rows])
}

function toDetailChange({
  attributes,
}: Readonly<Record<string, unknown>>): ServiceMessage | undefined {
  const rows = toDetailRows(attributes)
  return rows && toMessage('change-name', rows)
}

/** Returns a row for each detail of a name, or `undefined` if the service would reject one. */
function toDetailRows(attributes: unknown): readonly Row[] | undefined {
  if (typeof attributes !== 'object' || attributes === null) return undefined
  const rows = Object.entries(attributes).map(([key, value]: readonly [string, unknown]) => {
    const isValid = typeof value === 'string' && /^[a-zA-Z0-9@:/._\-?&=+ ]{1,255}$/.test(value)
    return key === 'bio' && isValid ? textRow(messages.labels.bio, value) : undefined
  })
  return rows.every((row) => row !== undefined) && !Array.isArray(attributes) ? rows : undefined
}

/** ENSIP-11: coin type 60 is Ethereum, and 2^31 plus a chain id is another EVM network. */
const evmCoinTypes = 2 ** 31

function toAddressChange(
  { coin_type: coinType, address }: Readonly<Record<string, unknown>>,
  { account, caipNetworkId, networkName }: SigningRequest,
): ServiceMessage | undefined {
  if (typeof coinType !== 'number' || typeof address !== 'string') return undefined
  const isEvm = Number.isInteger(coinType) && coinType > evmCoinTypes && coinType < 2 ** 32
  if ((coinType !== 60 && !isEvm) || !/^0x[\da-fA-F]{40}$/.test(address)) return undefined
  const network = `eip155:${coinType === 60 ? 1 : coinType - evmCoinTypes}`
  const isOwn = address.toLowerCase() === account.toLowerCase()
  return {
    ...toMessage('set-name-address', [
      textRow(messages.approval.network, network === caipNetworkId ? networkName : network),
      addressRow(messages.labels.address, address),
    ]),
    notes: isOwn ? [] : ['name_to_other'],
  }
}

function toMessage(action: Action, rows: readonly Row[]): ServiceMessage {
  return { step: toStep({ action, rows }), notes: [] }
}
