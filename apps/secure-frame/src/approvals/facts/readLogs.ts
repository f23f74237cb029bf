import { type AbiEvent, decodeEventLog, getAddress, isHex, parseAbi } from 'viem'
import { isList, readObject, readText } from '../../requests/read.ts'
import type { Json, SigningRequest } from '../../requests/SigningRequest.ts'
import { isWrappedNative } from '../evm/contracts.ts'
import type { AllowanceChange, AssetChange } from '../model/Facts.ts'
import type { Asset } from '../model/Step.ts'
import { addUp, toAssetKey } from './addUp.ts'

/**
 * Address with which `eth_simulateV1` reports transfers of the native currency, as if it were a
 * token.
 */
const nativeAddress = '0xeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee'

const erc20 = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event Approval(address indexed owner, address indexed spender, uint256 value)',
  'event Deposit(address indexed to, uint256 value)',
  'event Withdrawal(address indexed from, uint256 value)',
])
const pieces = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed id)',
  'event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value)',
  'event TransferBatch(address indexed operator, address indexed from, address indexed to, uint256[] ids, uint256[] values)',
  'event ApprovalForAll(address indexed owner, address indexed operator, bool approved)',
])

type Found = { readonly changes: AssetChange[]; readonly allowances: AllowanceChange[] }
type Log = {
  readonly address: string
  readonly topics: readonly [`0x${string}`, ...`0x${string}`[]]
  readonly data: `0x${string}`
}

/**
 * Derives one account's balance changes and allowances from the logs of a simulation. A contract
 * can emit false logs, but only under its own address, so each row on the screen names the emitting
 * contract.
 */
export function readLogs(logs: readonly Json[], request: SigningRequest) {
  const found: Found = { changes: [], allowances: [] }
  for (const item of logs) {
    const log = toLog(item)
    if (log) readLog(log, request, found)
  }
  return { changes: addUp(found.changes), allowances: lastOf(found.allowances) }
}

function toLog(item: Json): Log | undefined {
  const { address, topics, data } = readObject(item, 'a log')
  const list = isList(topics) ? topics.filter((topic) => isHex(topic)) : []
  const [first, ...rest] = list
  if (first === undefined || !isHex(data)) return undefined
  return { address: getAddress(readText(address, 'an address')), topics: [first, ...rest], data }
}

function readLog(log: Log, request: SigningRequest, found: Found): void {
  const fungible = decode(erc20, log)
  if (fungible) readFungible(fungible, { log, request }, found)
  const piece = fungible ? undefined : decode(pieces, log)
  if (piece) readPiece(piece, { log, request }, found)
}

function decode<const abi extends readonly AbiEvent[]>(abi: abi, { topics, data }: Log) {
  try {
    return decodeEventLog({ abi, topics: [...topics], data, strict: true })
  } catch {
    return undefined
  }
}

type Fungible = NonNullable<ReturnType<typeof decode<typeof erc20>>>
type Piece = NonNullable<ReturnType<typeof decode<typeof pieces>>>

type Context = { readonly log: Log; readonly request: SigningRequest }

function readFungible(event: Fungible, { log, request }: Context, found: Found): void {
  const asset: Asset =
    log.address.toLowerCase() === nativeAddress
      ? { type: 'native' }
      : { type: 'token', address: log.address, standard: 'erc20' }
  const own = (address: string) => address.toLowerCase() === request.account.toLowerCase()
  if (event.eventName === 'Approval') {
    const { owner, spender, value } = event.args
    if (own(owner)) found.allowances.push({ asset, spender, amount: value, all: false })
    return
  }
  const wrapped = isWrappedNative(request.caipNetworkId, log.address)
  if (event.eventName !== 'Transfer' && !wrapped) return
  const { value } = event.args
  if ('from' in event.args && own(event.args.from)) found.changes.push({ asset, amount: -value })
  if ('to' in event.args && own(event.args.to)) found.changes.push({ asset, amount: value })
}

function readPiece(event: Piece, { log, request }: Context, found: Found): void {
  const own = (address: string) => address.toLowerCase() === request.account.toLowerCase()
  const standard = event.eventName === 'Transfer' ? 'erc721' : 'erc1155'
  if (event.eventName === 'ApprovalForAll') {
    const { owner, operator, approved } = event.args
    const asset: Asset = { type: 'token', address: log.address, standard: 'erc721' }
    if (own(owner) && approved)
      found.allowances.push({ asset, spender: operator, amount: 0n, all: true })
    return
  }
  const items = toItems(event)
  for (const { id, amount } of items) {
    const asset: Asset = { type: 'token', address: log.address, standard, id }
    if (own(event.args.from)) found.changes.push({ asset, amount: -amount })
    if (own(event.args.to)) found.changes.push({ asset, amount })
  }
}

function toItems(event: Exclude<Piece, { eventName: 'ApprovalForAll' }>) {
  if (event.eventName === 'Transfer') return [{ id: event.args.id, amount: 1n }]
  if (event.eventName === 'TransferSingle') return [{ id: event.args.id, amount: event.args.value }]
  return event.args.ids.map((id, index) => ({ id, amount: event.args.values[index] ?? 0n }))
}

/** Returns the last allowance per spender, because a later allowance replaces an earlier one. */
function lastOf(allowances: readonly AllowanceChange[]): AllowanceChange[] {
  return [...new Map(allowances.map((x) => [`${toAssetKey(x.asset)} ${x.spender}`, x])).values()]
}
