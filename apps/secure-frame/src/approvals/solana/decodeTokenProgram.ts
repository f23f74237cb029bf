import { base58 } from '@scure/base'
import { messages } from '../../messages/messages.ts'
import { type Asset, type Row, type Step, toStep } from '../model/Step.ts'
import { addressRow, amountRow, boundRow, codeRow } from '../model/values.ts'
import { type InstructionDecoder, readU64 } from './InstructionView.ts'

type Context = { readonly data: Uint8Array; readonly accounts: readonly string[] }
type Decoder = (context: Context) => Step | undefined

const unlimited = 2n ** 64n - 1n

/**
 * Returns the asset that a token account holds. A plain `Transfer` does not name the mint, so only
 * base units can be shown.
 */
function toAsset(mint: string | undefined, account?: string): Asset {
  return { type: 'token', address: mint ?? '', standard: 'spl', ...(account && { account }) }
}

const transfer =
  (checked: boolean, feeBytes = 0): Decoder =>
  ({ data, accounts }) => {
    const offset = feeBytes > 0 ? 2 : 1
    if (data.length !== offset + 8 + (checked ? 1 : 0) + feeBytes) return undefined
    const [from, mint, to, owner] = checked
      ? accounts
      : [accounts[0], undefined, accounts[1], accounts[2]]
    if (!from || !to || !owner) return undefined
    const asset = toAsset(mint, from)
    const amount = readU64(data, offset)
    return toStep({
      action: 'send',
      rows: [
        amountRow(messages.labels.amount, asset, amount),
        addressRow(messages.labels.fromTokenAccount, from),
        addressRow(messages.labels.toTokenAccount, to),
        addressRow(messages.labels.owner, owner),
      ],
      moves: [{ asset, from: owner, to, amount }],
    })
  }

const approve =
  (checked: boolean): Decoder =>
  ({ data, accounts }) => {
    if (data.length !== (checked ? 10 : 9)) return undefined
    const [source, mint, spender, owner] = checked
      ? accounts
      : [accounts[0], undefined, accounts[1], accounts[2]]
    if (!source || !spender || !owner) return undefined
    const asset = toAsset(mint, source)
    const amount = readU64(data, 1)
    return toStep({
      action: 'approve',
      rows: [
        boundRow(messages.labels.amount, 'most', { asset, amount }),
        addressRow(messages.labels.ofTokenAccount, source),
        addressRow(messages.labels.spender, spender),
      ],
      grants: [{ asset, owner, spender, amount, unlimited: amount === unlimited }],
    })
  }

const supply =
  (action: 'mint' | 'burn', checked: boolean): Decoder =>
  ({ data, accounts }) => {
    if (data.length !== (checked ? 10 : 9)) return undefined
    const [account, mint] = action === 'burn' ? accounts : [accounts[1], accounts[0]]
    const owner = accounts[2]
    if (!account || !mint || !owner) return undefined
    const asset = toAsset(mint)
    const amount = readU64(data, 1)
    const moves = action === 'burn' ? [{ asset, from: owner, to: '', amount }] : []
    return toStep({
      action,
      rows: [
        amountRow(messages.labels.amount, asset, amount),
        addressRow(messages.labels.tokenAccount, account),
      ],
      moves,
    })
  }

/**
 * Creates a decoder for instructions that consist of one byte and have a fixed number of accounts.
 */
const plain =
  (step: Pick<Step, 'action' | 'danger'>, ...labels: readonly string[]): Decoder =>
  ({ data, accounts }) => {
    if (data.length !== 1 || accounts.length < labels.length) return undefined
    const rows: Row[] = labels.map((label, index) => addressRow(label, accounts[index] ?? ''))
    return toStep({ ...step, rows })
  }

const roles = ['minting', 'freezing', 'ownership', 'closing']

const setAuthority: Decoder = ({ data, accounts }) => {
  const [account, current] = accounts
  const role = roles[data[1] ?? 255]
  const given = data[2] === 1
  if (!account || !current || role === undefined) return undefined
  if (data.length !== (given ? 35 : 3) || (data[2] ?? 2) > 1) return undefined
  return toStep({
    action: 'set-authority',
    rows: [
      addressRow(messages.labels.account, account),
      codeRow(messages.labels.right, role),
      given
        ? addressRow(messages.labels.newHolder, base58.encode(data.slice(3, 35)))
        : codeRow(messages.labels.newHolder, messages.labels.nobody),
    ],
    danger: 'ownership',
  })
}

const closeAccount: Decoder = ({ data, accounts }) => {
  const [account, to, owner] = accounts
  if (data.length !== 1 || !account || !to || !owner) return undefined
  return toStep({
    action: 'close-account',
    rows: [
      addressRow(messages.labels.tokenAccount, account),
      addressRow(messages.labels.allItsSolGoes, to),
    ],
  })
}

const initialize =
  (owner: 'account' | 'data'): Decoder =>
  ({ data, accounts }) => {
    if (data.length !== (owner === 'data' ? 33 : 1)) return undefined
    const [account, mint] = accounts
    const holder = owner === 'data' ? base58.encode(data.slice(1, 33)) : accounts[2]
    if (!account || !mint || !holder) return undefined
    return toStep({
      action: 'create-token-account',
      rows: [
        addressRow(messages.labels.tokenAccount, account),
        addressRow(messages.labels.token, mint),
        addressRow(messages.labels.owner, holder),
      ],
    })
  }

const decoders: Readonly<Record<number, Decoder>> = {
  1: initialize('account'),
  3: transfer(false),
  4: approve(false),
  5: plain({ action: 'revoke' }, messages.labels.tokenAccount),
  6: setAuthority,
  7: supply('mint', false),
  8: supply('burn', false),
  9: closeAccount,
  10: plain({ action: 'freeze' }, messages.labels.tokenAccount, messages.labels.token),
  11: plain({ action: 'prepare-account' }, messages.labels.tokenAccount, messages.labels.token),
  12: transfer(true),
  13: approve(true),
  14: supply('mint', true),
  15: supply('burn', true),
  16: initialize('data'),
  17: plain({ action: 'wrap' }, messages.labels.tokenAccount),
  18: initialize('data'),
  22: plain({ action: 'prepare-account' }, messages.labels.tokenAccount),
}

/** Decodes instructions of SPL Token. Token-2022 uses the same instruction numbers. */
export const decodeTokenProgram: InstructionDecoder = ({ data, accounts }) => {
  const known = accounts.flatMap((account) => account ?? [])
  if (known.length !== accounts.length) return undefined
  const step = decoders[data[0] ?? 255]?.({ data, accounts: known })
  return step && [step]
}

/**
 * Decodes instructions of Token-2022. Of its extensions, only the transfer with a stated fee is
 * supported.
 */
export const decodeToken2022: InstructionDecoder = (instruction) => {
  const [kind, sub] = instruction.data
  if (kind !== 26) return decodeTokenProgram(instruction)
  const accounts = instruction.accounts.flatMap((account) => account ?? [])
  if (sub !== 1 || accounts.length !== instruction.accounts.length) return undefined
  const step = transfer(true, 8)({ data: instruction.data, accounts })
  const fee = instruction.data.length === 19 ? readU64(instruction.data, 11) : 0n
  const [, mint] = accounts
  return (
    step && [
      { ...step, rows: [...step.rows, amountRow(messages.labels.feeOfToken, toAsset(mint), fee)] },
    ]
  )
}

/**
 * Decodes the creation of an associated token account: its address is derived from owner and mint.
 */
export const decodeAssociatedToken: InstructionDecoder = ({ data, accounts }) => {
  const [payer, account, owner, mint] = accounts
  const empty = data.length === 0 || (data.length === 1 && (data[0] ?? 2) <= 1)
  if (!empty || !payer || !account || !owner || !mint || accounts.length < 6) return undefined
  return [
    toStep({
      action: 'create-token-account',
      rows: [
        addressRow(messages.labels.tokenAccount, account),
        addressRow(messages.labels.token, mint),
        addressRow(messages.labels.owner, owner),
        addressRow(messages.labels.paidBy, payer),
      ],
    }),
  ]
}
