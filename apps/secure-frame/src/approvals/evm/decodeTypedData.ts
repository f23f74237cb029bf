import { messages } from '../../messages/messages.ts'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import { readList } from '../../requests/read.ts'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import type { Decoded, Note } from '../model/Decoded.ts'
import { type Step, toStep } from '../model/Step.ts'
import { addressRow, codeRow, textRow, timeRow } from '../model/values.ts'
import { permit2 } from './contracts.ts'
import {
  parseTypedData,
  type TypedData,
  type TypedStruct,
  type TypedValue,
} from './parseTypedData.ts'
import { checkAccount, getChainId } from './readSession.ts'
import { toApproveStep } from './toApproveStep.ts'
import { toTree } from './toTree.ts'
import { toTypeDefinition } from './toTypeDefinition.ts'

/**
 * Decodes `eth_signTypedData_v4`. Permits appear as allowances, because a signature alone is enough
 * to make them effective.
 *
 * @throws {RequestRefusedError} The domain names another chain (S-52), the request names another
 * account, or the data gives authority over the smart account.
 * @throws {InvalidRequestError} The data is not strictly EIP-712.
 */
export function decodeTypedData(request: SigningRequest): Decoded {
  checkAccount(request, readList(request.params, 'params')[0])
  const data = parseTypedData(request.params)
  if (authorities.has(data.primaryType)) throw new RequestRefusedError('account_authority')
  const notes = checkDomain(request, data)
  const steps = toKnownSteps(data, request.account) ?? [toUnknownStep(data)]
  return {
    steps: steps.some((step) => step.doubt) ? steps.map((x) => withTree(x, data)) : steps,
    rows: toDomainRows(data),
    notes,
    raw: [{ label: messages.labels.typedData, text: toText(data) }],
  }
}

/**
 * Types with which the owner's key controls the smart account: a user operation, or a delegation to
 * another account. Only the frame itself creates them, after the user approved their effects.
 */
const authorities = new Set(['PackedUserOperation', 'Delegation'])

/**
 * Rejects typed data whose domain names another chain than the request. Returns a warning if the
 * domain names no chain.
 */
function checkDomain(request: SigningRequest, data: TypedData): readonly Note[] {
  const signed = data.domain['chainId']
  if (typeof signed === 'bigint' && signed !== getChainId(request))
    throw new RequestRefusedError('wrong_chain')
  if (signed !== undefined && typeof signed !== 'bigint')
    throw new InvalidRequestError({ hint: 'the chain id of the domain is no number' })
  return signed === undefined ? ['no_chain'] : []
}

function toDomainRows({ domain }: TypedData) {
  const { name, version, verifyingContract } = domain
  return [
    ...(typeof name === 'string' ? [textRow(messages.labels.for, name)] : []),
    ...(typeof version === 'string' ? [textRow(messages.labels.version, version)] : []),
    ...(typeof verifyingContract === 'string'
      ? [addressRow(messages.labels.checkedBy, verifyingContract)]
      : []),
  ]
}

const permit = 'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)'
const daiPermit = 'Permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed)'
const details = 'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)'
const permissions = 'TokenPermissions(address token,uint256 amount)'
const single = `PermitSingle(PermitDetails details,address spender,uint256 sigDeadline)${details}`
const batch = `PermitBatch(PermitDetails[] details,address spender,uint256 sigDeadline)${details}`
const transfer = `PermitTransferFrom(TokenPermissions permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`
const transfers = `PermitBatchTransferFrom(TokenPermissions[] permitted,address spender,uint256 nonce,uint256 deadline)${permissions}`

type Reader = (data: TypedData, account: string) => readonly Step[] | undefined

/**
 * Decoders by full type definition instead of type name, because a type with an additional field is
 * a different type.
 */
const known: Readonly<Record<string, Reader>> = {
  [permit]: ({ domain, message }) => {
    const { owner, spender, value, deadline } = texts(message)
    return toTokenPermit(domain, { owner, spender, amount: value, deadline })
  },
  [daiPermit]: ({ domain, message }) => {
    const { holder, spender, expiry, allowed } = texts(message)
    const amount = allowed === 'true' ? String(2n ** 256n - 1n) : '0'
    return toTokenPermit(domain, { owner: holder, spender, amount, deadline: expiry })
  },
  [single]: (data, account) => toPermit2(data, account, [data.message['details']]),
  [batch]: (data, account) => toPermit2(data, account, asList(data.message['details'])),
  [transfer]: (data, account) => toPermit2Transfer(data, account, [data.message['permitted']]),
  [transfers]: (data, account) =>
    toPermit2Transfer(data, account, asList(data.message['permitted'])),
}

function toKnownSteps(data: TypedData, account: string): readonly Step[] | undefined {
  const steps = known[toTypeDefinition(data)]?.(data, account)
  if (steps) return steps
  // A witness adds terms of the app to a transfer. The step describes the transfer, but cannot
  // explain these terms.
  if (!/^Permit(Batch)?WitnessTransferFrom$/.test(data.primaryType)) return undefined
  const { permitted, spender } = data.message
  if (permitted === undefined || typeof spender !== 'string') return undefined
  const list = Array.isArray(permitted) ? asList(permitted) : [permitted]
  const named = toPermit2Transfer(data, account, list)
  const doubt = { reason: 'unknown_type', id: data.primaryType } as const
  return named?.map((step) => ({ ...step, doubt }))
}

type TokenPermit = {
  readonly owner: string | undefined
  readonly spender: string | undefined
  readonly amount: string | undefined
  readonly deadline: string | undefined
}

function toTokenPermit(domain: TypedStruct, permit: TokenPermit): readonly Step[] | undefined {
  const { verifyingContract } = domain
  const { owner = '', spender = '', amount = '0', deadline = '0' } = permit
  if (typeof verifyingContract !== 'string') return undefined
  const asset = { type: 'token', address: verifyingContract, standard: 'erc20' } as const
  const step = toApproveStep({
    asset,
    owner,
    spender,
    amount: BigInt(amount),
    action: 'permit',
    bySignature: true,
  })
  return [
    {
      ...step,
      rows: [...step.rows, timeRow(messages.labels.signatureValidUntil, BigInt(deadline))],
    },
  ]
}

function toPermit2(
  data: TypedData,
  account: string,
  list: readonly (TypedValue | undefined)[],
): readonly Step[] | undefined {
  if (!isPermit2(data)) return undefined
  const { spender = '', sigDeadline = '0' } = texts(data.message)
  return list.map((item) => {
    const { token = '', amount = '0', expiration = '0' } = texts(asStruct(item))
    const asset = { type: 'token', address: token, standard: 'erc20' } as const
    const step = toApproveStep({
      asset,
      owner: account,
      spender,
      amount: BigInt(amount),
      bits: 160,
      expires: BigInt(expiration),
      action: 'permit',
      bySignature: true,
    })
    const deadline = timeRow(messages.labels.signatureValidUntil, BigInt(sigDeadline))
    return { ...step, rows: [...step.rows, deadline] }
  })
}

function toPermit2Transfer(
  data: TypedData,
  account: string,
  list: readonly (TypedValue | undefined)[],
): readonly Step[] | undefined {
  if (!isPermit2(data)) return undefined
  const { spender = '', deadline = '0' } = texts(data.message)
  return list.map((item) => {
    const { token = '', amount = '0' } = texts(asStruct(item))
    const asset = { type: 'token', address: token, standard: 'erc20' } as const
    const step = toApproveStep({
      asset,
      owner: account,
      spender,
      amount: BigInt(amount),
      action: 'transfer-by-signature',
      bySignature: true,
    })
    return {
      ...step,
      rows: [...step.rows, timeRow(messages.labels.signatureValidUntil, BigInt(deadline))],
    }
  })
}

function isPermit2({ domain }: TypedData): boolean {
  const { verifyingContract } = domain
  return typeof verifyingContract === 'string' && verifyingContract.toLowerCase() === permit2
}

function toUnknownStep(data: TypedData): Step {
  return toStep({
    action: 'sign-data',
    rows: [codeRow(messages.labels.type, data.primaryType)],
    doubt: { reason: 'unknown_type', id: data.primaryType },
  })
}

function withTree(step: Step, data: TypedData): Step {
  const nodes = toTree(data, data.primaryType, data.message)
  return {
    ...step,
    rows: [...step.rows, { label: messages.labels.content, value: { type: 'tree', nodes } }],
  }
}

/** Returns the fields of a struct as texts. Nested structs are omitted. */
function texts(struct: TypedStruct): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(
    Object.entries(struct).flatMap(([name, value]) =>
      typeof value === 'object' ? [] : [[name, String(value)] as const],
    ),
  )
}

function asList(value: TypedValue | undefined): readonly TypedValue[] {
  return Array.isArray(value) ? Array.from<TypedValue>(value) : []
}

function asStruct(value: TypedValue | undefined): TypedStruct {
  if (typeof value !== 'object' || Array.isArray(value)) return {}
  return Object.fromEntries(Object.entries(value))
}

function toText(data: TypedData): string {
  const plain = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value)
  return JSON.stringify(data, plain, 2)
}
