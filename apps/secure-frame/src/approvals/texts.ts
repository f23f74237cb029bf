import type { Note } from './model/Decoded.ts'
import type { Doubt } from './model/Step.ts'

/** Every sentence of an approval that is not made of figures stands here. */
export const doubtTexts: Readonly<Record<Doubt['reason'], string>> = {
  unknown_function: 'This wallet does not know what this function does.',
  unknown_contract: 'This wallet does not know this contract, so it may do something else.',
  unknown_program: 'This wallet does not know what this program does.',
  unknown_instruction: 'This wallet does not know this instruction of the program.',
  unknown_type: 'This kind of data is the app’s own. What signing it allows is not known.',
  unknown_permission: 'This wallet does not know this kind of permission.',
  malformed: 'The call is not formed as its function asks for.',
  too_deep: 'The call is wrapped too many times to be taken apart.',
  binary: 'The message is not text.',
  attached_data: 'The receiver is called with data of the app’s own.',
  lookup: 'It names accounts from a table that could not be read.',
}

export const noteTexts: Readonly<Record<Note, string>> = {
  sign_in_phrase: 'This looks like a sign-in message, but it is not formed like one.',
  hidden_characters: 'The text has characters that cannot be seen. They are marked.',
  no_chain: 'The signature names no network. It may be valid on others too.',
  not_text: 'The message is not text. Sign it only if you know what the bytes mean.',
  delayed: 'Once signed, this can be sent at any later time.',
  other_signers: 'Others sign this transaction too.',
}

export const warningTexts = {
  unlimited: 'Unlimited: the spender can take all you have of this token, now and later.',
  above_balance: 'The allowance is larger than what you have.',
  approve_all: 'The operator can take every item of this collection, now and later.',
  by_signature:
    'Your signature alone lets the spender take these tokens. No transaction is needed.',
  spender_person: 'The spender is a personal account, not a contract. Apps do not ask for this.',
  unknown_contract: 'This contract is not known to this wallet.',
  no_code:
    'There is no contract at this address. The call would do nothing but send what is attached.',
  many_receivers: 'The batch has more than one receiver.',
  ownership: 'This hands over control of an account.',
  by_other: 'A contract acts here in its own name, not yours.',
  other_owner: 'This moves tokens out of another account than yours.',
  not_checked: 'Not everything could be checked: the network did not answer.',
  would_fail: 'A simulation of this transaction failed.',
  own_token: 'The receiver is the token contract itself. What is sent there is usually lost.',
} as const

export const blockedTexts = {
  native: (symbol: string) => `Not enough ${symbol} for the amount and the fee.`,
  token: (symbol: string) => `Not enough ${symbol} for this amount.`,
} as const
