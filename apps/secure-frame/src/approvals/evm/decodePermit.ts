import { parseAbi } from 'viem'
import { messages } from '../../messages/messages.ts'
import { toStep } from '../model/Step.ts'
import { addressRow } from '../model/values.ts'
import type { CallDecoder } from './CallDecoder.ts'
import { permit2 } from './contracts.ts'
import { readCall } from './readCall.ts'
import { toApproveStep } from './toApproveStep.ts'

const abi = parseAbi([
  'function permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function permit(address holder, address spender, uint256 nonce, uint256 expiry, bool allowed, uint8 v, bytes32 r, bytes32 s)',
])

/**
 * Decodes a call that submits a permit to its token, signed by another account (EIP-2612, or DAI's
 * variant).
 */
export const decodePermit: CallDecoder = (call) => {
  const read = readCall(abi, call.data)
  if (!read || read === 'malformed') return read
  const asset = { type: 'token', address: call.to, standard: 'erc20' } as const
  const [owner, spender] = read.args
  if (read.args.length === 7) {
    const [, , amount] = read.args
    return [toApproveStep({ asset, owner, spender, amount, action: 'permit' })]
  }
  const [, , , , allowed] = read.args
  const amount = allowed ? 2n ** 256n - 1n : 0n
  return [toApproveStep({ asset, owner, spender, amount, action: 'permit' })]
}

const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
  'function transferFrom(address from, address to, uint160 amount, address token)',
  'function transferFrom((address from, address to, uint160 amount, address token)[] transfers)',
  'function permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce) details, address spender, uint256 sigDeadline) permitSingle, bytes signature)',
  'function permit(address owner, ((address token, uint160 amount, uint48 expiration, uint48 nonce)[] details, address spender, uint256 sigDeadline) permitBatch, bytes signature)',
  'function lockdown((address token, address spender)[] approvals)',
])

const erc20 = (address: string) => ({ type: 'token', address, standard: 'erc20' }) as const

/**
 * Decodes calls of Permit2, a contract that manages the allowances of all tokens that were approved
 * to it.
 */
export const decodePermit2: CallDecoder = (call) => {
  if (call.to.toLowerCase() !== permit2) return undefined
  const read = readCall(permit2Abi, call.data)
  if (!read || read === 'malformed') return read
  const target = call.to
  switch (read.functionName) {
    case 'approve': {
      const [token, spender, amount, expiration] = read.args
      const expires = BigInt(expiration)
      const asset = erc20(token)
      return [
        toApproveStep({ asset, owner: call.from, spender, amount, bits: 160, expires, target }),
      ]
    }
    case 'transferFrom': {
      const [first] = read.args
      const [, to, amount, token] = read.args
      const list =
        typeof first === 'string'
          ? [{ from: first, to: to ?? '', amount: amount ?? 0n, token: token ?? '' }]
          : first
      return list.map((x) => toTransfer(x, call.from, target))
    }
    case 'permit': {
      const [owner, { details, spender }] = read.args
      const list = 'token' in details ? [details] : details
      return list.map((x) => {
        const { token, amount, expiration } = x
        const expires = BigInt(expiration)
        const asset = erc20(token)
        const action = 'permit'
        return toApproveStep({ asset, owner, spender, amount, action, bits: 160, expires, target })
      })
    }
    case 'lockdown':
      return read.args[0].map(({ token, spender }) =>
        toApproveStep({ asset: erc20(token), owner: call.from, spender, amount: 0n, target }),
      )
  }
}

type Transfer = {
  readonly from: string
  readonly to: string
  readonly amount: bigint
  readonly token: string
}

function toTransfer({ from, to, amount, token }: Transfer, actor: string, target: string) {
  const asset = erc20(token)
  const own = from.toLowerCase() === actor.toLowerCase()
  return toStep({
    action: own ? 'send' : 'move',
    target,
    rows: [
      { label: messages.labels.amount, value: { type: 'amount', asset, amount } },
      ...(own ? [] : [addressRow(messages.labels.from, from)]),
      addressRow(messages.labels.to, to),
    ],
    moves: [{ asset, from, to, amount }],
  })
}
