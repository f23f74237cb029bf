import { parseAbi } from 'viem'
import { messages } from '../../messages/messages.ts'
import type { Asset, Step } from '../model/Step.ts'
import { toStep } from '../model/Step.ts'
import { addressRow, amountRow, codeRow } from '../model/values.ts'
import type { CallDecoder } from './CallDecoder.ts'
import { readCall } from './readCall.ts'
import { toApproveStep } from './toApproveStep.ts'

const abi = parseAbi([
  'function transfer(address to, uint256 amount)',
  'function transferFrom(address from, address to, uint256 amount)',
  'function approve(address spender, uint256 amount)',
  'function increaseAllowance(address spender, uint256 amount)',
  'function decreaseAllowance(address spender, uint256 amount)',
  'function safeTransferFrom(address from, address to, uint256 id)',
  'function safeTransferFrom(address from, address to, uint256 id, bytes data)',
  'function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes data)',
  'function safeBatchTransferFrom(address from, address to, uint256[] ids, uint256[] amounts, bytes data)',
  'function setApprovalForAll(address operator, bool approved)',
])

/**
 * Decodes calls with which a holder of ERC-20, ERC-721 or ERC-1155 tokens transfers them or grants
 * allowances.
 */
export const decodeToken: CallDecoder = (call) => {
  const read = readCall(abi, call.data)
  if (!read || read === 'malformed') return read
  const token = (standard: 'erc20' | 'erc721' | 'erc1155' | 'either'): Asset => ({
    type: 'token',
    address: call.to,
    standard,
  })
  const owner = call.from
  switch (read.functionName) {
    case 'transfer': {
      const [to, amount] = read.args
      return [toMoveStep({ asset: token('erc20'), from: owner, to, amount, owner })]
    }
    case 'transferFrom': {
      const [from, to, amount] = read.args
      return [toMoveStep({ asset: token('either'), from, to, amount, owner })]
    }
    case 'approve': {
      const [spender, amount] = read.args
      return [toApproveStep({ asset: token('either'), owner, spender, amount })]
    }
    case 'increaseAllowance':
    case 'decreaseAllowance': {
      const [spender, amount] = read.args
      const action =
        read.functionName === 'increaseAllowance' ? 'increase-allowance' : 'decrease-allowance'
      return [toApproveStep({ asset: token('erc20'), owner, spender, amount, action })]
    }
    case 'setApprovalForAll':
      return [toOperatorStep(token('erc721'), owner, read.args)]
    case 'safeBatchTransferFrom': {
      const [from, to, ids, amounts, data] = read.args
      if (ids.length !== amounts.length || ids.length === 0) return 'malformed'
      const pieces = ids.map((id, index) => ({ id, amount: amounts[index] ?? 0n }))
      return [toPiecesStep({ contract: call.to, from, to, pieces, data, standard: 'erc1155' })]
    }
    case 'safeTransferFrom': {
      const [from, to, id, ...rest] = read.args
      const [amount, data] = rest.length === 2 ? rest : [1n, rest[0] ?? '0x']
      const standard = rest.length === 2 ? 'erc1155' : 'erc721'
      return [
        toPiecesStep({ contract: call.to, from, to, pieces: [{ id, amount }], data, standard }),
      ]
    }
  }
}

type MoveParameters = {
  readonly asset: Asset
  readonly from: string
  readonly to: string
  readonly amount: bigint
  /**
   * Address of the account in use. The screen names the sender if a transfer takes tokens from
   * another account.
   */
  readonly owner: string
}

function toMoveStep({ asset, from, to, amount, owner }: MoveParameters): Step {
  const own = from.toLowerCase() === owner.toLowerCase()
  return toStep({
    action: own ? 'send' : 'move',
    target: asset.type === 'token' ? asset.address : to,
    rows: [
      amountRow(messages.labels.amount, asset, amount),
      ...(own ? [] : [addressRow(messages.labels.from, from)]),
      addressRow(messages.labels.to, to),
    ],
    moves: [{ asset, from, to, amount }],
  })
}

type PiecesParameters = {
  readonly contract: string
  readonly from: string
  readonly to: string
  readonly pieces: readonly { readonly id: bigint; readonly amount: bigint }[]
  readonly data: string
  readonly standard: 'erc721' | 'erc1155'
}

function toPiecesStep({ contract, from, to, pieces, data, standard }: PiecesParameters): Step {
  const moves = pieces.map(({ id, amount }) => {
    const asset: Asset = { type: 'token', address: contract, standard, id }
    return { asset, from, to, amount }
  })
  return toStep({
    action: 'send-nft',
    target: contract,
    rows: [
      ...moves.map((move) => amountRow(messages.labels.item, move.asset, move.amount)),
      addressRow(messages.labels.from, from),
      addressRow(messages.labels.to, to),
      ...(data === '0x' ? [] : [codeRow(messages.labels.attachedData, data)]),
    ],
    moves,
    // The data is passed to the recipient contract, whose reaction is unknown.
    ...(data !== '0x' && { doubt: { reason: 'attached_data' } as const }),
  })
}

function toOperatorStep(
  asset: Asset,
  owner: string,
  [operator, approved]: readonly [string, boolean],
): Step {
  const contract = asset.type === 'token' ? asset.address : ''
  return toStep({
    action: approved ? 'approve-all' : 'revoke-all',
    target: contract,
    rows: [
      addressRow(messages.labels.collection, contract),
      addressRow(messages.labels.operator, operator),
    ],
    grants: approved
      ? [{ asset, owner, spender: operator, amount: 0n, unlimited: true, all: true }]
      : [],
  })
}
