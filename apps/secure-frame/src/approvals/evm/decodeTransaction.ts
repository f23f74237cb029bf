import { fillIn } from '@latchkey/core'
import { messages } from '../../messages/messages.ts'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import {
  readAddress,
  readData,
  readList,
  readObject,
  readQuantity,
  readText,
} from '../../requests/read.ts'
import type { Fee, Json, SigningRequest } from '../../requests/SigningRequest.ts'
import type { AccountCall } from '../../smart-account/accountContract.ts'
import type { Decoded } from '../model/Decoded.ts'
import { type Step, toStep } from '../model/Step.ts'
import { amountRow, codeRow, native } from '../model/values.ts'
import { decodeCall } from './decodeCall.ts'
import { decodeOperation } from './decodeOperation.ts'
import { checkAccount, checkChainId } from './readSession.ts'

type Fields = { readonly [key: string]: Json }

/**
 * Fields of transaction types 0 to 2. Other fields are rejected, because they would be signed
 * without being shown, or be ignored silently.
 */
const knownFields = new Set([
  'from',
  'to',
  'value',
  'data',
  'input',
  'gas',
  'gasLimit',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'chainId',
  'type',
  'accessList',
])
const delegating = ['authorizationList', 'authorizations', 'authorization']

/**
 * Decodes `eth_sendTransaction`.
 *
 * @throws {RequestRefusedError} The request names another chain or account, delegates the account
 * (EIP-7702), or has an unsupported transaction type.
 * @throws {InvalidRequestError} The parameters are not a valid transaction.
 */
export function decodeTransaction(request: SigningRequest): Decoded {
  const fields = readObject(readList(request.params, 'params')[0], 'the transaction')
  checkType(fields)
  checkPrice(fields)
  checkAccount(request, fields['from'])
  checkChainId(request, fields['chainId'])
  const data = readTransactionData(fields)
  const value = readQuantity(fields['value'], 'value')
  const { account, caipNetworkId } = request
  const noReceiver = fields['to'] === undefined || fields['to'] === null
  const calls = noReceiver ? [] : [{ to: readAddress(fields['to'], 'to'), value, data }]
  const steps = noReceiver
    ? [toCreation(account, value, data)]
    : calls.flatMap((call) =>
        decodeCall({ from: account, ...call }, { caipNetworkId, account, depth: 0 }),
      )
  const operation = decodeOperation(request, calls)
  const fee = operation.fee ?? request.fee ?? readFee(fields)
  return {
    steps,
    rows: operation.rows,
    notes: [],
    raw: [
      ...(data === '0x' ? [] : [{ label: messages.labels.callData, text: data }]),
      { label: messages.labels.transaction, text: JSON.stringify(fields, null, 2) },
      ...operation.raw,
    ],
    ...(fee && { fee }),
  }
}

function checkType(fields: Fields): void {
  const type = readQuantity(fields['type'], 'type')
  if (type === 4n || delegating.some((name) => name in fields))
    throw new RequestRefusedError('delegation')
  if (type > 2n) throw new RequestRefusedError('transaction_type')
  const unknown = Object.keys(fields).find((name) => !knownFields.has(name))
  if (unknown !== undefined)
    throw new InvalidRequestError({
      hint: `"${unknown.slice(0, 40)}" is no field of a transaction`,
    })
}

/**
 * Rejects a transaction with both kinds of gas price (legacy and EIP-1559), because the screen
 * could show one while the signature contains the other.
 */
function checkPrice(fields: Fields): void {
  const has = (name: string) => fields[name] !== undefined && fields[name] !== null
  if (has('gasPrice') && (has('maxFeePerGas') || has('maxPriorityFeePerGas')))
    throw new InvalidRequestError({ hint: 'gasPrice stands beside maxFeePerGas' })
}

/**
 * Reads the call data. `data` and `input` are two names of the same field, so a request with two
 * different values is rejected as deceptive.
 */
function readTransactionData(fields: Fields) {
  const data = readData(fields['data'], 'data')
  const input = readData(fields['input'], 'input')
  if (fields['data'] !== undefined && fields['input'] !== undefined && data !== input)
    throw new InvalidRequestError({ hint: 'data and input differ' })
  return fields['data'] === undefined ? input : data
}

function readFee(fields: Fields): Fee | undefined {
  const gas = readQuantity(fields['gas'] ?? fields['gasLimit'], 'gas')
  const price = readQuantity(fields['maxFeePerGas'] ?? fields['gasPrice'], 'the gas price')
  return gas > 0n && price > 0n ? { maximum: gas * price } : undefined
}

function toCreation(account: string, value: bigint, data: string): Step {
  if (data === '0x') throw new InvalidRequestError({ hint: 'neither a recipient nor code' })
  return toStep({
    action: 'create-contract',
    rows: [
      ...(value > 0n ? [amountRow(messages.labels.amount, native, value)] : []),
      codeRow(
        messages.labels.code,
        fillIn(messages.labels.bytes, { count: (data.length - 2) / 2 }),
      ),
    ],
    moves: value > 0n ? [{ asset: native, from: account, to: '', amount: value }] : [],
    doubt: { reason: 'unknown_contract' },
  })
}

type BatchFields = { readonly calls: readonly Json[]; readonly fields: Fields }

/**
 * Decodes `wallet_sendCalls`. Every call needs a `to` address (K-APPROVE-06).
 *
 * @throws {RequestRefusedError} The request names another chain or account.
 * @throws {InvalidRequestError} The parameters do not follow EIP-5792.
 */
export function decodeCalls(request: SigningRequest): Decoded {
  const { calls, fields } = readBatch(request)
  checkAccount(request, fields['from'])
  checkChainId(request, fields['chainId'])
  const { account, caipNetworkId } = request
  const read = calls.map(readCall)
  const steps = read.flatMap((call) =>
    decodeCall({ from: account, ...call }, { caipNetworkId, account, depth: 0 }),
  )
  const operation = decodeOperation(request, read)
  const fee = operation.fee ?? request.fee
  return {
    steps,
    rows: [...toExtras(fields, request), ...operation.rows],
    notes: [],
    raw: [
      { label: messages.labels.calls, text: JSON.stringify(fields, null, 2) },
      ...operation.raw,
    ],
    ...(fee && { fee }),
  }
}

/**
 * Reads one call of a batch.
 *
 * @throws {RequestRefusedError} The call delegates the account to other code.
 * @throws {InvalidRequestError} The item is not a valid call.
 */
export function readCall(item: Json): AccountCall {
  const call = readObject(item, 'a call')
  if (delegating.some((name) => name in call)) throw new RequestRefusedError('delegation')
  const to = readAddress(call['to'], 'to')
  const value = readQuantity(call['value'], 'value')
  const data = readData(call['data'], 'data')
  return { to, value, data }
}

/**
 * Returns rows for the requested capabilities and for atomic execution. A smart account always
 * executes several calls atomically.
 */
function toExtras(fields: Fields, { accountType }: SigningRequest) {
  const capabilities = Object.keys(readObject(fields['capabilities'] ?? {}, 'capabilities'))
  const several = readList(fields['calls'], 'calls').length > 1
  const atomic = fields['atomicRequired'] === true || (several && accountType === 'smartAccount')
  return [
    ...(capabilities.length > 0
      ? [codeRow(messages.labels.extrasAskedFor, capabilities.join(', '))]
      : []),
    ...(atomic ? [codeRow(messages.labels.allOrNothing, messages.labels.yes)] : []),
  ]
}

/** Reads the batch from the parameters, which must be a list with exactly one object. */
function readBatch(request: SigningRequest): BatchFields {
  const list = readList(request.params, 'params')
  if (list.length !== 1) throw new InvalidRequestError({ hint: 'one batch at a time' })
  const fields = readObject(list[0], 'the batch')
  const calls = readList(fields['calls'], 'calls')
  if (calls.length === 0) throw new InvalidRequestError({ hint: 'a batch of no calls' })
  if (calls.length > 64) throw new RequestRefusedError('too_large')
  if ('id' in fields && readText(fields['id'], 'id').length > 4096)
    throw new RequestRefusedError('too_large')
  return { calls, fields }
}
