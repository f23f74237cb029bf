import { fillIn } from '@latchkey/core'
import { messages } from '../../messages/messages.ts'
import { type Step, toStep } from '../model/Step.ts'
import { addressRow, codeRow, textRow } from '../model/values.ts'
import { decodeSystem } from './decodeSystem.ts'
import { decodeAssociatedToken, decodeToken2022, decodeTokenProgram } from './decodeTokenProgram.ts'
import { type InstructionDecoder, type InstructionView, readU32 } from './InstructionView.ts'
import { programs } from './programs.ts'

const decoders: Readonly<Record<string, InstructionDecoder>> = {
  [programs.system]: decodeSystem,
  [programs.token]: decodeTokenProgram,
  [programs.token2022]: decodeToken2022,
  [programs.associatedToken]: decodeAssociatedToken,
  [programs.memo]: decodeMemo,
  [programs.memo1]: decodeMemo,
  [programs.computeBudget]: decodeComputeBudget,
}

/**
 * Decodes one Solana instruction into steps for the approval screen. Never throws: the step of an
 * unknown instruction has a `doubt`, which marks it as unverified.
 */
export function decodeInstruction(instruction: InstructionView): readonly Step[] {
  const { program, accounts } = instruction
  const decode = decoders[program]
  const steps = decode?.(instruction)
  if (steps) return steps
  const reason = toReason(Boolean(decode), accounts)
  return [
    toStep({
      action: 'call',
      target: program,
      rows: [addressRow(messages.labels.program, program)],
      doubt: { reason, id: program },
    }),
  ]
}

function toReason(known: boolean, accounts: InstructionView['accounts']) {
  if (!known) return 'unknown_program'
  return accounts.includes(undefined) ? 'lookup' : 'unknown_instruction'
}

function decodeMemo({ data }: InstructionView): readonly Step[] | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(data)
    return [toStep({ action: 'memo', rows: [textRow(messages.labels.text, text)] })]
  } catch {
    return undefined
  }
}

/**
 * Returns no steps for compute limits and prices, because the fee of the whole transaction includes
 * them.
 */
function decodeComputeBudget({ data }: InstructionView): readonly Step[] | undefined {
  const [kind] = data
  const fits = kind === 3 ? data.length === 9 : data.length === 5
  if (!fits || kind === undefined || kind < 1 || kind > 4) return undefined
  if (kind !== 1) return [toStep({ action: 'set-fee' })]
  return [
    toStep({
      action: 'set-fee',
      rows: [
        codeRow(messages.labels.memory, fillIn(messages.labels.bytes, { count: readU32(data, 1) })),
      ],
    }),
  ]
}
